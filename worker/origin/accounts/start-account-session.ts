import type { OriginContext } from '../context.ts';
import { readSessionToken, setLoginCookies } from './cookies.ts';
import { createToken, hashToken } from './session.ts';
import { type Account, startSession } from './store.ts';

/** Logs in: a new session in place of the one that the browser had, and its cookies. */
export async function startAccountSession(
  c: OriginContext,
  account: Pick<Account, 'id' | 'email' | 'userType'>,
): Promise<void> {
  const token = createToken();
  const tokenHash = await hashToken(token);
  if (tokenHash === null) throw new Error('a new token has the wrong shape');
  const formerTokenHash = await hashToken(readSessionToken(c));
  await startSession(c.env.ACCOUNTS, { accountId: account.id, tokenHash, formerTokenHash }, c.get('now'));
  const familyEmail = account.userType === 'fam' ? account.email : null;
  setLoginCookies(c, { token, accountId: account.id, familyEmail });
}
