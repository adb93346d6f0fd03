import { randomBytes } from 'node:crypto';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { hashPassword } from '../../../worker/origin/passwords/password.ts';
import { inTransaction, openDatabase } from '../database/local-database.ts';

/**
 * The password of all demo accounts. They exist only in local databases and can log in only if ENVIRONMENT is local.
 */
export const DEMO_PASSWORD = 'porchlight-demo';

interface DemoAccount {
  readonly email: string;
  /** a description for the start screen */
  readonly says: string;
  readonly firstName: string;
  readonly userType: UserType;
  readonly isPremiumSubscriber?: boolean;
  /** the plan; none without one */
  readonly productName?: string;
  /** lookups per period; null is unlimited */
  readonly lookupsMax?: number | null;
}

/** The demo account with unlocked reports; demo-purchases.ts decides whose. */
export const REPORT_EMAIL = 'bg@example.com';
/** The demo account that bought one of everything; demo-receipts.ts decides what. */
export const PURCHASES_EMAIL = 'purchases@example.com';
/** The demo account that monitors and saved people; demo-monitoring.ts decides whom. */
export const ALERTS_EMAIL = 'alerts@example.com';

/**
 * One account for every viewer in the table (docs/rules.md) who can log in. A free account made by monitoring has no
 * password, and an anonymous visitor has no account.
 */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'free@example.com',
    says: 'free account: everything that costs is masked',
    firstName: 'Frances',
    userType: 'free',
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
    email: 'unlimited@example.com',
    says: 'Premium Unlimited: the same without a limit',
    firstName: 'Una',
    userType: 'paid',
    isPremiumSubscriber: true,
    productName: 'Premium Unlimited',
    lookupsMax: null,
  },
  {
    email: 'mobile@example.com',
    says: 'the mobile plan: as Premium Monthly',
    firstName: 'Mo',
    userType: 'paid',
    productName: 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE',
    lookupsMax: 20,
  },
  {
    email: 'annual@example.com',
    says: 'Premium Annual, shared with the family member below',
    firstName: 'Ana',
    userType: 'paid',
    isPremiumSubscriber: true,
    productName: 'Premium Annual',
    lookupsMax: 20,
  },
  {
    email: 'fam@example.com',
    says: 'family member of a Premium Annual: as Premium',
    firstName: 'Faye',
    userType: 'fam',
    productName: 'Premium Annual',
    lookupsMax: 20,
  },
  {
    email: 'smb@example.com',
    says: 'Small Business: full reports and full e-mails, no limit',
    firstName: 'Bea',
    userType: 'smb',
    productName: 'Small Business',
    lookupsMax: null,
  },
  {
    email: 'speed@example.com',
    says: 'Speed Search: lists of names or numbers, 50 people a month',
    firstName: 'Spencer',
    userType: 'paid',
    productName: 'Speed Search',
    lookupsMax: 50,
  },
  {
    email: REPORT_EMAIL,
    says: 'bought single reports: records of some of the people above',
    firstName: 'Bo',
    userType: 'transactional',
  },
  {
    email: 'transactional@example.com',
    says: 'bought one report, long ago: the free view',
    firstName: 'Tran',
    userType: 'transactional',
  },
  {
    email: 'credits@example.com',
    says: 'bought a pack of credits: the free view until one is used',
    firstName: 'Cree',
    userType: 'transactional credits',
  },
  {
    email: PURCHASES_EMAIL,
    says: 'bought a report, a house, credits and Court Runners: see Your purchases',
    firstName: 'Paz',
    userType: 'transactional credits',
  },
  {
    email: ALERTS_EMAIL,
    says: 'Premium Unlimited that monitors and saved some of the people above: see Monitored reports',
    firstName: 'Alma',
    userType: 'paid',
    isPremiumSubscriber: true,
    productName: 'Premium Unlimited',
    lookupsMax: null,
  },
  {
    email: 'cancelled@example.com',
    says: "plan ended: the free view with relatives' exact ages",
    firstName: 'Candace',
    userType: 'cancelled',
  },
  { email: 'expired@example.com', says: 'plan expired: the free view', firstName: 'Ezra', userType: 'expired' },
  {
    email: 'delinquent@example.com',
    says: 'last payment failed: the free view',
    firstName: 'Del',
    userType: 'delinquent',
    productName: 'Premium Monthly',
    lookupsMax: 20,
  },
];

/** Adds missing demo accounts to an accounts database; existing ones stay as they are. */
export async function addDemoAccounts(file: string, now: number): Promise<void> {
  const database = openDatabase(file);
  try {
    const rows = database.prepare('SELECT email FROM account').all() as { email: string }[];
    const known = new Set(rows.map(({ email }) => email));
    const missing = DEMO_ACCOUNTS.filter(({ email }) => !known.has(email));
    if (missing.length === 0) return;
    // There is one password, printed at every start, so one hash is enough.
    const hash = await hashPassword({}, DEMO_PASSWORD);
    const insert = database.prepare(
      `INSERT INTO account (id, email, password_hash, user_type, first_name, last_name, premium_subscriber, product_name,
                            lookups_max, period_start, is_demo, created_at, proven_at)
       VALUES (?, ?, ?, ?, ?, 'Demo', ?, ?, ?, ?, 1, ?, ?)`,
    );
    inTransaction(database, () => {
      for (const account of missing) {
        const { email, userType, firstName, productName = null, lookupsMax = 0 } = account;
        const id = `U${randomBytes(12).toString('hex')}`;
        const isPremium = account.isPremiumSubscriber === true ? 1 : 0;
        const periodStart = productName === null ? null : now;
        insert.run(id, email, hash, userType, firstName, isPremium, productName, lookupsMax, periodStart, now, now);
      }
    });
  } finally {
    database.close();
  }
}
