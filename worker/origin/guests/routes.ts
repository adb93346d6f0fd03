import { wideNetworkOf } from '../../../shared/http/network-of.ts';
import { createAccountId } from '../accounts/account-id.ts';
import { loadReader, prepareSession, setLoginCookies } from '../accounts/account-session.ts';
import type { OriginContext } from '../context.ts';
import { keyedHash, keyedHashes } from '../http/keyed-hash.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { takeForDay } from '../quota/take-for-day.ts';
import { createReaderStatement, enterGuest } from './guest-store.ts';

/**
 * POST /api/auth/purchase: a session for a buyer who is not logged in. It opens a guest: an account of its own that holds
 * nothing but what will be bought with it, whoever the address belongs to. Once somebody shows that the mailbox is
 * theirs, it becomes part of that address's account. The same address and order key, or browser a moment later, are the
 * same guest, so a form that is sent again finds its order, and two tabs buy once.
 */
export const answerStartPurchase: CallHandler<'startPurchase'> = async (c, { body }) => {
  const db = c.env.ACCOUNTS;
  const email = body.email.toLowerCase();
  const { secrets } = c.get('settings');
  const { visitorId } = c.get('envelope');
  const [keys, browser] = await Promise.all([
    keyedHashes(secrets, 'purchase keys', `${email} ${body.orderKey}`),
    visitorId === '' ? null : keyedHash(secrets, 'purchase browsers', `${email} ${visitorId}`),
  ]);
  const id = await enterGuest(db, { email, keys, browser }, c.get('now'));
  await enter(c, id, email, 'purchase');
  return { isDone: true };
};

/**
 * GET /api/auth/get-user-by-email (P7-028, P7-029): for any address, with or without an account, the same answer and the
 * same cookies of an email-identified session. It holds only the monitors that it will create, until the mailbox
 * confirms them. A viewer who is logged in keeps their session, and so does a reader who gives the same address again.
 *
 * @throws ProblemError 429 once a network has had as many new readers as it may have in a day
 */
export const answerUserByEmail: CallHandler<'userByEmail'> = async (c, { query }) => identify(c, query.email);

/** POST /api/auth/create-new-user (P7-030): the same, after email-available said that the address is free. */
export const answerCreateUser: CallHandler<'createUser'> = async (c, { body }) => identify(c, body.email);

async function identify(c: OriginContext, typed: string) {
  const email = typed.toLowerCase();
  const now = await loadReader(c);
  if (now?.scope === 'monitor' && now.email === email) return { user: { id: now.id, primaryEmail: email } };
  const id = createAccountId();
  if (now === null || now.scope === 'monitor') {
    await takeReader(c, id);
    const db = c.env.ACCOUNTS;
    await db.batch([createReaderStatement(db, { id, email }, c.get('now'))]);
    await enter(c, id, email, 'monitor');
  }
  return { user: { id, primaryEmail: email } };
}

/** Each reader is an account of its own, so a network has only so many of them. */
async function takeReader(c: OriginContext, id: string): Promise<void> {
  const key = wideNetworkOf(c.get('envelope').clientAddress);
  const limit = c.get('settings').quotas.networkReaders;
  await takeForDay(c, { owner: 'network', key, scope: 'readers', limit, items: [id] }, 'readers');
}

async function enter(c: OriginContext, id: string, email: string, scope: 'purchase' | 'monitor'): Promise<void> {
  const { token, statements } = await prepareSession(c, id, scope);
  await c.env.ACCOUNTS.batch(statements);
  setLoginCookies(c, token, { id, email, userType: 'free', hasPassword: false });
}
