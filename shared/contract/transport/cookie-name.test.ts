import { expect, test } from 'vitest';
import { cookieName } from './cookie-name.ts';

test('outside a local run, no sibling host can set a cookie', () => {
  expect(cookieName('session', false)).toBe('__Host-session');
  expect(cookieName('visitor_id', false)).toBe('__Host-visitor_id');
  expect(cookieName('session', true)).toBe('session');
});
