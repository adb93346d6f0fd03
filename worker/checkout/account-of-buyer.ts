import type { SignUpBody } from '../../shared/contract/account.ts';
import { sessionCookieName } from '../../shared/contract/session-cookie.ts';
import { type SignUpOutcome, signUpBuyer } from '../account/sign-up.ts';
import type { EdgeContext } from '../context.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';
import { passableCookies } from '../session-cookie.ts';

/**
 * The account that somebody buys with who is not logged in: a new one, or the one of this address where the password is its
 * password. So a form that is sent again, because its answer was lost or its button pressed twice, finds the account that
 * its first sending made.
 */
export async function accountOfBuyer(c: EdgeContext, body: SignUpBody): Promise<SignUpOutcome> {
  const outcome = await signUpBuyer(c, body);
  return outcome.kind === 'taken' ? logIn(c, body) : outcome;
}

async function logIn(c: EdgeContext, body: SignUpBody): Promise<SignUpOutcome> {
  try {
    const { isLocal } = c.var.settings;
    const setCookies = passableCookies((await createOriginClient(c).send('login', body)).setCookies, isLocal);
    const session = setCookies.find((cookie) => cookie.startsWith(`${sessionCookieName(isLocal)}=`))?.split(';', 1)[0];
    return session === undefined ? { kind: 'taken' } : { kind: 'in', session, setCookies };
  } catch (error) {
    // Which of its reasons it has is nobody's business here: the account is somebody else's.
    if (error instanceof OriginProblem && error.status < 500) return { kind: 'taken' };
    throw error;
  }
}
