import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { PASSWORD_MIN } from '../../../shared/forms/account-limits.ts';
import { BASE_MIN, withoutEnding } from './password-base.ts';

/** Of the list, which begins with the most common ones, so many may be the beginning of others. */
const COMMON_BEGINNINGS = 10_000;

/**
 * The common passwords that can matter, in lowercase: those long enough to be chosen, and, of the most common ones,
 * those to which people add a year or an exclamation mark. The build keeps only these (build/listed-passwords.ts).
 */
export const listedPasswords: readonly string[] = passwords
  .filter(
    (password, rank) =>
      password.length >= PASSWORD_MIN ||
      (rank < COMMON_BEGINNINGS && password.length >= BASE_MIN && withoutEnding(password) === password),
  )
  // In this order they compress best.
  .toSorted();
