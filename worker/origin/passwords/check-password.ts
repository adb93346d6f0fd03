import { readKnownDevice } from '../accounts/known-device.ts';
import { findLoginAccount, type LoginAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { refuseIfBusy } from '../hashing/derive-password-key.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import { attemptKeys, forgetAttempts, reserveAttempt, returnAttempt } from './login-attempts.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';

/**
 * The account that this address and password open. An unknown address, an account without a password, one whose address
 * nobody has proven and a wrong password get the same answer, take the same time and are locked the same way.
 *
 * @param session counts the attempt, instead of the browser or network it comes from
 * @returns null if they open none
 * @throws ProblemError 429 after too many wrong passwords from here, 503 while too many others log in
 */
export async function checkPassword(
  c: OriginContext,
  typedEmail: string,
  password: string,
  session?: string,
): Promise<LoginAccount | null> {
  const { env } = c;
  refuseIfBusy(env);
  const settings = c.get('settings');
  const now = c.get('now');
  const email = typedEmail.trim().toLowerCase();
  const device = session === undefined ? await readKnownDevice(c, email) : `session ${session}`;
  const keys = await attemptKeys(settings.secrets, { email, device, clientAddress: c.get('envelope').clientAddress });
  const restMs = await reserveAttempt(env.ACCOUNTS, keys, now);
  if (restMs > 0) throw locked(restMs);
  const account = await findLoginAccount(env.ACCOUNTS, email, settings, now);
  const stored = account?.isProven === true ? account.passwordHash : null;
  const isRight = await verifyPassword(env, password, stored).catch(async (error: unknown) => {
    // Nobody has looked at the password, so it was not wrong.
    await returnAttempt(env.ACCOUNTS, keys);
    throw error;
  });
  if (account === null || stored === null || !isRight) return null;
  await forgetAttempts(env.ACCOUNTS, keys);
  return account;
}

/** Replaces a hash made with less work than today's, after a log-in with its password. */
export async function renewHash(
  c: OriginContext,
  { id, passwordHash }: Pick<LoginAccount, 'id' | 'passwordHash'>,
  password: string,
): Promise<void> {
  if (passwordHash === null || !needsRehash(passwordHash)) return;
  await besideAnswer(c, 'rehash', replaceHash(c, id, passwordHash, password));
}

/** Only if nobody has set another password in the meantime; while too many log in, the next log-in does it. */
async function replaceHash({ env }: OriginContext, id: string, before: string, password: string): Promise<void> {
  const after = await hashPassword(env, password);
  await env.ACCOUNTS.prepare('UPDATE account SET password_hash = ?3 WHERE id = ?1 AND password_hash = ?2')
    .bind(id, before, after)
    .run();
}

function locked(restMs: number): ProblemError {
  return new ProblemError(429, 'Too many wrong passwords. Please try again later.', {
    headers: { 'retry-after': String(Math.ceil(restMs / 1000)) },
    security: 'login-blocked',
  });
}
