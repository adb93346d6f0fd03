import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../worker/origin/accounts/password.ts';
import { inTransaction, openDatabase } from './local-database.ts';

/** Password of all demo accounts. They exist in local databases only, and log in only where ENVIRONMENT is local. */
export const DEMO_PASSWORD = 'porchlight-demo';

interface DemoAccount {
  readonly email: string;
  /** who that is, for the start screen */
  readonly says: string;
  readonly firstName: string;
  readonly userType: 'free' | 'paid' | 'smb';
  readonly isPremiumSubscriber: boolean;
  readonly productName: string | null;
  /** lookups a period; null is not limited */
  readonly lookupsMax: number | null;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'free@example.com',
    says: 'free account: everything that costs is masked',
    firstName: 'Frances',
    userType: 'free',
    isPremiumSubscriber: false,
    productName: null,
    lookupsMax: 0,
  },
  {
    email: 'premium@example.com',
    says: 'Premium Monthly: full reports, 20 people a month',
    firstName: 'Perry',
    userType: 'paid',
    isPremiumSubscriber: true,
    productName: 'Premium Monthly',
    lookupsMax: 20,
  },
  {
    email: 'smb@example.com',
    says: 'Small Business: full reports and full e-mails, no limit',
    firstName: 'Bea',
    userType: 'smb',
    isPremiumSubscriber: false,
    productName: 'Small Business',
    lookupsMax: null,
  },
];

/** Adds the demo accounts that an accounts database does not have; what is there stays as it is. */
export async function addDemoAccounts(file: string, now: number): Promise<void> {
  const database = openDatabase(file);
  try {
    const rows = database.prepare('SELECT email FROM account').all() as { email: string }[];
    const known = new Set(rows.map(({ email }) => email));
    const missing = DEMO_ACCOUNTS.filter(({ email }) => !known.has(email));
    if (missing.length === 0) return;
    const hashes = new Map<string, string>();
    // One after the other: each takes 32 MiB.
    for (const { email } of missing) hashes.set(email, await hashPassword(DEMO_PASSWORD));
    const insert = database.prepare(
      `INSERT INTO account (id, email, password_hash, user_type, first_name, last_name, premium_subscriber, product_name,
                            lookups_max, period_start, is_demo, created_at)
       VALUES (?, ?, ?, ?, ?, 'Demo', ?, ?, ?, ?, 1, ?)`,
    );
    inTransaction(database, () => {
      for (const { email, userType, firstName, isPremiumSubscriber, productName, lookupsMax } of missing) {
        const id = `U${randomBytes(12).toString('hex')}`;
        const hash = hashes.get(email) ?? null;
        const isPremium = isPremiumSubscriber ? 1 : 0;
        const periodStart = productName === null ? null : now;
        insert.run(id, email, hash, userType, firstName, isPremium, productName, lookupsMax, periodStart, now);
      }
    });
  } finally {
    database.close();
  }
}
