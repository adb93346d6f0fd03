import type { SignUpBody } from '../../shared/contract/account.ts';
import { sessionCookieName } from '../../shared/contract/session-cookie.ts';
import type { EdgeContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { takeFromLimit } from '../middleware/rate-limit.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';
import { passableCookies } from '../session-cookie.ts';

/**
 * What came of a sign-up. `in`: a new account, `session` as 'name=value' for calls as it, and the Set-Cookie values for the
 * answer. `taken`: nothing but a mail to that address; a page must not say whether there is an account. `limited`: too many
 * from this network in this minute; `retryAfter` in seconds.
 */
export type SignUpOutcome =
  | { readonly kind: 'in'; readonly session: string; readonly setCookies: readonly string[] }
  | { readonly kind: 'taken' }
  | { readonly kind: 'limited'; readonly retryAfter: string };

/** Where a refusal says nothing of when to come back, in seconds. */
const RETRY_AFTER = '60';

/**
 * Makes an account for who signs up, or for who buys without one, and logs them in. The fields must have passed
 * checkSignUp. It counts against the limit of log-ins.
 *
 * @throws the errors of the origin client, where it did not answer
 */
export async function signUpBuyer(c: EdgeContext, body: SignUpBody): Promise<SignUpOutcome> {
  try {
    await takeFromLimit(c, 'LIMIT_LOGIN');
    const { isLocal } = c.var.settings;
    const setCookies = passableCookies((await createOriginClient(c).send('signUp', body)).setCookies, isLocal);
    const session = setCookies.find((cookie) => cookie.startsWith(`${sessionCookieName(isLocal)}=`))?.split(';', 1)[0];
    return session === undefined ? { kind: 'taken' } : { kind: 'in', session, setCookies };
  } catch (error) {
    if (error instanceof Refusal && error.status === 429)
      return { kind: 'limited', retryAfter: error.headers['retry-after'] ?? RETRY_AFTER };
    if (error instanceof OriginProblem && error.status === 429)
      return { kind: 'limited', retryAfter: error.retryAfter ?? RETRY_AFTER };
    throw error;
  }
}
