import type { SignUpBody } from '../../shared/contract/account.ts';
import { cookieName } from '../../shared/contract/transport/cookie-name.ts';
import type { EdgeContext } from '../context.ts';
import { passableCookies } from '../cookies/session-cookie.ts';
import { Refusal } from '../failures/errors.ts';
import { takeFromLimit } from '../middleware/rate-limit.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';

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
 * Makes an account for who signs up, and logs them in. The fields must have passed
 * checkSignUp. It counts against the limit of log-ins.
 *
 * @throws the errors of the origin client, where it did not answer
 */
export function signUpBuyer(c: EdgeContext, body: SignUpBody): Promise<SignUpOutcome> {
  return withinLoginLimit(c, () => signUp(c, body));
}

/**
 * The account that somebody buys with who is not logged in: the one of this address where the password is its password, else
 * a new one. So a form that is sent again, because its answer was lost or its button pressed twice, finds the account that
 * its first sending made, and who has one is mailed nothing about a sign-up. Log-in and sign-up count as one against the
 * limit of log-ins; a wrong password counts for its address as at the log-in.
 *
 * @throws the errors of the origin client, where it did not answer
 */
export function accountOfBuyer(c: EdgeContext, body: SignUpBody): Promise<SignUpOutcome> {
  return withinLoginLimit(c, async () => (await logIn(c, body)) ?? signUp(c, body));
}

async function signUp(c: EdgeContext, body: SignUpBody): Promise<SignUpOutcome> {
  return signedIn(c, (await createOriginClient(c).send('signUp', body)).setCookies) ?? { kind: 'taken' };
}

/** Null where this is not the password of an account that can be logged in to now: the address may be a new one. */
async function logIn(c: EdgeContext, { email, password }: SignUpBody): Promise<SignUpOutcome | null> {
  try {
    return signedIn(c, (await createOriginClient(c).send('login', { email, password })).setCookies);
  } catch (error) {
    if (error instanceof OriginProblem && error.status < 500) return null;
    throw error;
  }
}

function signedIn(c: EdgeContext, cookies: readonly string[]): SignUpOutcome | null {
  const { isLocal } = c.var.settings;
  const setCookies = passableCookies(cookies, isLocal);
  const session = setCookies
    .find((cookie) => cookie.startsWith(`${cookieName('session', isLocal)}=`))
    ?.split(';', 1)[0];
  return session === undefined ? null : { kind: 'in', session, setCookies };
}

async function withinLoginLimit(c: EdgeContext, find: () => Promise<SignUpOutcome>): Promise<SignUpOutcome> {
  try {
    await takeFromLimit(c, 'login');
    return await find();
  } catch (error) {
    if (error instanceof Refusal && error.status === 429)
      return { kind: 'limited', retryAfter: error.headers['retry-after'] ?? RETRY_AFTER };
    if (error instanceof OriginProblem && error.status === 429)
      return { kind: 'limited', retryAfter: error.retryAfter ?? RETRY_AFTER };
    throw error;
  }
}
