import { expect, test } from 'vitest';
import { PASSWORD_MIN } from '../../../shared/forms/account-limits.ts';
import { assertUncommon, COMMON_PASSWORD } from './common-password.ts';
import { listedPasswords } from './listed-passwords.ts';

const isRefused = (password: string, email?: string): boolean => {
  try {
    assertUncommon(password, email);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ status: 422, message: COMMON_PASSWORD });
    return true;
  }
};

test.each(['qwertyuiop', '1234567890', '1q2w3e4r5t', 'basketball', 'QWERTYuiop', 'Basketball'])(
  'a password from the list is refused, in any case: %s',
  (password) => expect(isRefused(password)).toBe(true),
);

test.each([
  'Password2026',
  'password!!',
  'sunshine1!',
  'Football#44',
  'letmein 2026',
  'Porchlight1',
  'porchlight2026!',
])('digits and punctuation at its end do not make a common password or the site’s name uncommon: %s', (password) =>
  expect(isRefused(password)).toBe(true),
);

test.each([
  'correct horse battery',
  'password for the porch',
  'xK4#mm92!q',
  '2026passwords?no',
  'jack837461!',
  '8362915407',
])('another one is accepted: %s', (password) => expect(isRefused(password)).toBe(false));

test('the address that it would protect is refused, whole or only the mailbox', () => {
  const email = 'Maya.Ostrowski77@example.com';
  for (const password of ['maya.ostrowski77@example.com', 'Maya.Ostrowski', 'maya.ostrowski77', 'maya.ostrowski2026!'])
    expect(isRefused(password, email), password).toBe(true);
  expect(isRefused('maya.ostrowski77', 'sam@example.com')).toBe(false);
  expect(isRefused('a lamp for maya', email)).toBe(false);
  expect(isRefused('12345678901', '77@example.com')).toBe(isRefused('12345678901'));
});

test('the list keeps what can matter, in lowercase, and little else', () => {
  expect(listedPasswords.length).toBeGreaterThan(5_000);
  expect(listedPasswords.length).toBeLessThan(10_000);
  expect(listedPasswords.filter((entry) => entry !== entry.toLowerCase())).toEqual([]);
  expect(listedPasswords.filter((entry) => entry.length >= PASSWORD_MIN).length).toBeGreaterThan(1_000);
  expect(listedPasswords.filter((entry) => entry.length < PASSWORD_MIN && /\d$/.test(entry))).toEqual([]);
});
