import type { SignUpBody } from '../../shared/contract/account.ts';
import { cookieName } from '../../shared/contract/transport/cookie-name.ts';
import type { EdgeContext } from '../context.ts';
import { passableCookies } from '../cookies/session-cookie.ts';
import { Refusal } from '../failures/errors.ts';
import { takeFromLimit } from '../middleware/rate-limit.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';

/**
 * The result of a sign-up. `in`: a new account, with `session` as 'name=value' for calls on its behalf, and the
 * Set-Cookie values for the response. `taken`: nothing but an email to that address; a page must not reveal whether an
 * account exists. `limited`: too many attempts from this network in this minute; `retryAfter` in seconds.
 */
export type SignUpOutcome =
  | { readonly kind: 'in'; readonly session: string; readonly setCookies: readonly string[] }
  | { readonly kind: 'taken' }
  | { readonly kind: 'limited'; readonly retryAfter: string };

/** Used when a refusal has no Retry-After, in seconds. */
const RETRY_AFTER = '60';

/**
 * Creates an account and logs the visitor in. The fields must have passed checkSignUp. Counts against the login limit.
 *
 * @throws the origin client's errors if it did not answer
 */
export function signUpBuyer(c: EdgeContext, body: SignUpBody): Promise<SignUpOutcome> {
  return withinLoginLimit(c, () => signUp(c, body));
}

/**
 * The account of a buyer who is not logged in: the existing account if the password matches, otherwise a new one. So
 * when a form is submitted again, because its response was lost or the button was pressed twice, it finds the account
 * that the first submission created, and existing users get no email about a sign-up. Login and sign-up together count
 * once against the login limit; a wrong password counts against its address, as on the login page.
 *
 * @throws the origin client's errors if it did not answer
 */
export function accountOfBuyer(c: EdgeContext, body: SignUpBody): Promise<SignUpOutcome> {
  return withinLoginLimit(c, async () => (await logIn(c, body)) ?? signUp(c, body));
}

async function signUp(c: EdgeContext, body: SignUpBody): Promise<SignUpOutcome> {
  return signedIn(c, (await createOriginClient(c).send('signUp', body)).setCookies) ?? { kind: 'taken' };
}

/** Null if the password does not open an account right now: the address may be new. */
async function logIn(c: EdgeContext, { email, password }: SignUpBody): Promise<SignUpOutcome | null> {
  try {
    return signedIn(c, (await createOriginClient(c).send('login', { email, password })).setCookies);
  } catch (error) {
    if (error instanceof OriginProblem && error.status < 500) return null;
    throw error;
  }
}

function signedIn(c: EdgeContext, cookies: readonly string[]): SignUpOutcome | null {
  const { isLocal } = c.get('settings');
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
