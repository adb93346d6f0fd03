import { expect, it } from 'vitest';
import { formatPhone, formatPhoneWithCountry } from './format-phone.ts';

it('writes a number with its area code in parentheses', () => {
  expect(formatPhone('5035550186')).toBe('(503) 555-0186');
  expect(formatPhone('15035550186')).toBe('(503) 555-0186');
  expect(formatPhone('+1 (503) 555-0186')).toBe('(503) 555-0186');
});
it('writes a number as phone pages name it (F 2)', () => {
  expect(formatPhoneWithCountry('5035550186')).toBe('1-503-555-0186');
});
it('leaves what is no ten-digit number as it is', () => {
  expect(formatPhone('503555')).toBe('503555');
  expect(formatPhoneWithCountry('445035550186')).toBe('445035550186');
});
