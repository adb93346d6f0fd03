import { expect, test } from 'vitest';
import { checkMonitor } from './monitor-form.ts';

test('monitoring by email needs an address and the terms [P5-010 P6-037]', () => {
  expect(checkMonitor({ email: ' june@example.com ', terms: 'yes' })).toEqual({});
  expect(checkMonitor({ email: 'june@example.com' })).toEqual({ terms: 'Please agree to the Terms of Service' });
  expect(checkMonitor({ terms: 'yes' })).toEqual({ email: 'This field is required.' });
  expect(checkMonitor({ email: 'june', terms: 'yes' })).toEqual({ email: 'Please enter a valid email address.' });
});
