import { createAccountId } from '../accounts/account-id.ts';
import { loadViewerAccount, prepareSession, setLoginCookies } from '../accounts/account-session.ts';
import type { OriginContext } from '../context.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { type KeyedHashes, keyedHashes } from '../http/keyed-hash.ts';
import type { CallHandler } from '../http/serve-call.ts';

/**
 * POST /api/auth/purchase: a session for a buyer who is not logged in. It opens a guest: an account of its own that holds
 * nothing but what will be bought with it, whoever the address belongs to. Once somebody shows that the mailbox is
 * theirs, it becomes part of that address's account. The same order key and address are the same guest, so a form that
 * is sent again finds its order.
 */
export const answerStartPurchase: CallHandler<'startPurchase'> = async (c, { body }) => {
  const db = c.env.ACCOUNTS;
  const email = body.email.toLowerCase();
  const keys = await keyedHashes(c.get('settings').secrets, 'purchase keys', `${email} ${body.orderKey}`);
  const id = (await findGuest(db, keys)) ?? (await createGuest(db, email, keys, c.get('now')));
  await enter(c, id, email, 'purchase');
  return { isDone: true };
};

/**
 * GET /api/auth/get-user-by-email (P7-028, P7-029): for any address, with or without an account, the same answer and the
 * same cookies of an email-identified session. It holds only the monitors that it will create, until the mailbox
 * confirms them. A viewer who is logged in keeps their session.
 */
export const answerUserByEmail: CallHandler<'userByEmail'> = async (c, { query }) => identify(c, query.email);

/** POST /api/auth/create-new-user (P7-030): the same, after email-available said that the address is free. */
export const answerCreateUser: CallHandler<'createUser'> = async (c, { body }) => identify(c, body.email);

async function identify(c: OriginContext, typed: string) {
  const email = typed.toLowerCase();
  const id = createAccountId();
  if ((await loadViewerAccount(c)) === null) {
    const db = c.env.ACCOUNTS;
    await db.batch([createGuestStatement(db, { id, email, guestKey: null }, c.get('now'))]);
    await enter(c, id, email, 'monitor');
  }
  return { user: { id, primaryEmail: email } };
}

async function enter(c: OriginContext, id: string, email: string, scope: 'purchase' | 'monitor'): Promise<void> {
  const { token, statements } = await prepareSession(c, id, scope);
  await c.env.ACCOUNTS.batch(statements);
  setLoginCookies(c, token, { id, email, userType: 'free', hasPassword: false });
}

async function findGuest(db: SqlDatabase, keys: readonly string[]): Promise<string | null> {
  const [key, earlier = key] = keys;
  const row = await db
    .prepare('SELECT id FROM account WHERE guest_key IN (?1, ?2)')
    .bind(key ?? null, earlier ?? null)
    .first<{ id: string }>();
  return row?.id ?? null;
}

/** @returns the id of the guest: of two requests at once, one creates it */
async function createGuest(db: SqlDatabase, email: string, keys: KeyedHashes, now: number): Promise<string> {
  const id = createAccountId();
  await db.batch([createGuestStatement(db, { id, email, guestKey: keys[0] }, now)]);
  return (await findGuest(db, keys)) ?? id;
}

/** A guest's own address column holds its id, which no mailbox can be. */
function createGuestStatement(
  db: SqlDatabase,
  { id, email, guestKey }: { readonly id: string; readonly email: string; readonly guestKey: string | null },
  now: number,
): SqlStatement {
  return db
    .prepare(
      `INSERT INTO account (id, email, guest_email, guest_key, user_type, lookups_max, period_start, created_at)
       VALUES (?1, ?1, ?2, ?3, 'free', 0, ?4, ?4) ON CONFLICT (guest_key) WHERE guest_key IS NOT NULL DO NOTHING`,
    )
    .bind(id, email, guestKey, now);
}
