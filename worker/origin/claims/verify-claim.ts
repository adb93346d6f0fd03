import { getCookie, setCookie } from 'hono/cookie';
import { CODE_TRIES_MAX } from '../../../shared/contract/claims.ts';
import { cookieName } from '../../../shared/contract/transport/cookie-name.ts';
import { hashToken, newToken } from '../accounts/session.ts';
import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { noteSecurity } from '../operations/security-log.ts';
import { CLAIM_MS, type ClaimSession, endStatement, findSession, sessionStatements, takeTry } from './claim-store.ts';
import { isCode } from './code.ts';
import { refuseBots } from './refuse-bots.ts';

/**
 * POST /api/claims/verify: exchanges the code for the cookie of a claim. A claim that no code was sent for behaves like any
 * other, and no code is right for it.
 */
export const answerVerifyClaim: CallHandler<'verifyClaim'> = async (c, { body }) => {
  refuseBots(c);
  const [db, now] = [c.env.ACCOUNTS, c.get('now')];
  const id = await hashToken(body.claim);
  const tried = id === null ? null : await takeTry(db, id, now);
  if (id === null || tried === null) return { state: 'over', triesLeft: 0 };
  const isRight = await isCode(c.get('settings').secrets, id, body.code, tried.codeHash);
  if (!isRight || tried.scope === null) {
    await noteSecurity(c, 'token-refused');
    const triesLeft = CODE_TRIES_MAX - tried.tries;
    return { state: triesLeft > 0 ? 'wrong' : 'over', triesLeft };
  }
  const { token, tokenHash } = await newToken();
  const formerTokenHash = await hashToken(readToken(c));
  const [begun] = await db.batch(sessionStatements(db, id, { tokenHash, formerTokenHash }, now));
  // Another request with the same code was faster.
  if (begun?.meta.changes !== 1) return { state: 'over', triesLeft: 0 };
  writeToken(c, token, CLAIM_MS / 1000);
  return { state: 'claimed', triesLeft: 0 };
};

/** DELETE /api/claims: ends the claim of this browser, if it has one. */
export const answerEndClaim: CallHandler<'endClaim'> = async (c) => {
  const tokenHash = await hashToken(readToken(c));
  if (tokenHash !== null) await endStatement(c.env.ACCOUNTS, tokenHash).run();
  writeToken(c, '', 0);
  return { isDone: true };
};

/**
 * The claim of this browser.
 *
 * @throws ProblemError 401 without one, 403 if it may only hide whole parts and that is not enough
 */
export async function requireClaim(c: OriginContext, scope: ClaimSession['scope'] = 'all'): Promise<ClaimSession> {
  const tokenHash = await hashToken(readToken(c));
  const session = tokenHash === null ? null : await findSession(c.env.ACCOUNTS, tokenHash, c.get('now'));
  if (session === null) throw new ProblemError(401, 'This claim has ended');
  if (scope === 'all' && session.scope !== 'all') throw new ProblemError(403, 'This claim can only hide');
  return session;
}

function readToken(c: OriginContext): string | null {
  return getCookie(c, cookieName('claim', c.get('settings').isLocal)) ?? null;
}

function writeToken(c: OriginContext, token: string, maxAge: number): void {
  const { isLocal } = c.get('settings');
  setCookie(c, cookieName('claim', isLocal), token, {
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: !isLocal,
  });
}
