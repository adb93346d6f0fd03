import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { ProblemError } from '../http/problem-error.ts';
import { listedPasswords } from './listed-passwords.ts';
import { BASE_MIN, withoutEnding } from './password-base.ts';

/** The title of the 422, which forms show below the field. */
export const COMMON_PASSWORD = 'This password is easy to guess. Please choose another.';

/** Made with the first password: few isolates ever see one. */
let listed: ReadonlySet<string> | null = null;

/**
 * Refuses what attackers try first: a common password, in any case and with anything but letters added at its end, the
 * site's name, and, if it is known, the address it would protect.
 *
 * @throws ProblemError 422
 */
export function assertUncommon(password: string, email: string | null = null): void {
  listed ??= new Set(listedPasswords);
  const whole = password.toLowerCase();
  const base = withoutEnding(password);
  const isListed = listed.has(whole) || (base.length >= BASE_MIN && listed.has(base));
  if (isListed || base === SITE_NAME.toLowerCase() || isAddress(email, whole, base))
    throw new ProblemError(422, COMMON_PASSWORD);
}

/** The whole address, or the part before the '@', with anything but letters at its end. */
function isAddress(email: string | null, whole: string, base: string): boolean {
  if (email === null) return false;
  const address = email.toLowerCase();
  const mailbox = withoutEnding(address.split('@', 1)[0] ?? '');
  return whole === address || base === address || (mailbox !== '' && base === mailbox);
}
