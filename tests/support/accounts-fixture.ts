import { scryptSync } from 'node:crypto';
import type { UserType } from '../../shared/contract/viewer.ts';
import { createToken, hashToken } from '../../worker/origin/accounts/session.ts';
import type { TestDatabase } from './sqlite-database.ts';

/** When the handmade accounts' period began, milliseconds since 1970. */
export const PERIOD_START = 1_000;

export interface FixtureAccount {
  readonly id: string;
  readonly userType: UserType;
  readonly email?: string;
  readonly passwordHash?: string;
  readonly lookupsMax?: number | null;
  readonly isDemo?: boolean;
  readonly productName?: string;
  /** milliseconds since 1970 */
  readonly periodStart?: number;
}

export function addAccount(db: TestDatabase, account: FixtureAccount): void {
  db.insert('account', {
    id: account.id,
    email: account.email ?? `${account.id}@example.com`,
    password_hash: account.passwordHash ?? null,
    user_type: account.userType,
    product_name: account.productName ?? null,
    lookups_max: account.lookupsMax ?? null,
    period_start: account.periodStart ?? PERIOD_START,
    is_demo: account.isDemo ? 1 : 0,
    created_at: 0,
  });
}

/** Starts a session past the log-in and returns its token. Times are milliseconds since 1970. */
export async function addSession(
  db: TestDatabase,
  accountId: string,
  session: { createdAt?: number; seenAt?: number; scope?: string } = {},
): Promise<string> {
  const { createdAt = Date.now(), scope = 'account' } = session;
  const token = createToken();
  db.insert('session', {
    token_hash: await hashToken(token),
    account_id: accountId,
    scope,
    created_at: createdAt,
    last_seen_at: session.seenAt ?? createdAt,
  });
  return token;
}

export function addReport(db: TestDatabase, accountId: string, personId: string, expiresAt: number): void {
  const report_id = `report-${personId}`;
  db.insert('report_access', { account_id: accountId, person_id: personId, report_id, access_expires_at: expiresAt });
}

/** Grants a background credit; it runs out 30 days later where nothing else is said. Times are milliseconds since 1970. */
export function addCredit(
  db: TestDatabase,
  accountId: string,
  credit: { id: string; grantedAt: number; expiresAt?: number; usedFor?: string },
): void {
  const { id, grantedAt, expiresAt, usedFor } = credit;
  db.insert('background_credit', {
    id,
    account_id: accountId,
    granted_at: grantedAt,
    expires_at: expiresAt ?? null,
    person_id: usedFor ?? null,
    used_at: usedFor === undefined ? null : grantedAt,
  });
}

/** A stored password that is checked in no time: a hash says itself what it costs. */
export function cheapHash(password: string): string {
  const salt = Buffer.alloc(16, 7);
  const hash = scryptSync(password, salt, 32, { N: 16, r: 8, p: 1 });
  return ['scrypt', 16, 8, 1, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** An order past the checkout, by card. */
export function addPurchase(
  db: TestDatabase,
  accountId: string,
  purchase: { id: string; personId?: string; totalCents?: number; status?: string; createdAt?: number },
): string {
  const { id, personId = null, totalCents = 4_695, status = 'paid', createdAt = 1 } = purchase;
  const invoice = status === 'paid' ? `PL-2026-${id}` : null;
  db.insert('purchase', {
    id,
    account_id: accountId,
    idempotency_hash: id,
    request_hash: id,
    status,
    provider: 'test',
    provider_ref: `ref-${id}`,
    provider_payment: `pay-${id}`,
    total_cents: totalCents,
    invoice_number: invoice,
    person_id: personId,
    runner: '{}',
    purpose: 'reconnect',
    purpose_text_version: '2026-11',
    payer: JSON.stringify({ cardType: 'Visa', cardNumber: '4242', expiresAt: '2030-01' }),
    sent_to: `${accountId}@example.com`,
    created_at: createdAt,
    ask_at: createdAt + 15 * 60_000,
    settled_at: status === 'paid' ? createdAt : null,
  });
  return id;
}
