import { expect, test } from 'vitest';
import { checkNewPassword, checkOptionalPassword } from './new-password-form.ts';

const wrong = (password: string) => checkNewPassword({ password }).password;

test('a new password has 10 to 256 characters, of any kind', () => {
  expect(wrong('1234567890')).toBeUndefined();
  expect(wrong(' '.repeat(10))).toBeUndefined();
  expect(wrong('123456789')).toBe('Please use at least 10 characters.');
  expect(wrong('x'.repeat(257))).toBe('Please use fewer than 257 characters');
  expect(wrong('')).toBe('This field is required.');
});

test('where it may be left out, only a typed one is checked', () => {
  expect(checkOptionalPassword({ password: '' })).toEqual({});
  expect(checkOptionalPassword({})).toEqual({});
  expect(checkOptionalPassword({ password: ' ' })).toEqual({ password: 'Please use at least 10 characters.' });
});
