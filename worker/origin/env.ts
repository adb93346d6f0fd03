import * as z from 'zod/mini';
import type { Seller } from '../../shared/contract/billing.ts';
import type { SiteOperator } from '../../shared/contract/operations/site.ts';
import { listSecrets, type Secrets } from '../../shared/contract/transport/derived-key.ts';
import type { AnalyticsDataset } from '../../shared/metrics/analytics-dataset.ts';
import { parseSeller } from './billing/seller-settings.ts';
import { readStripeSettings, type StripeSettings, stripeVariables } from './billing/stripe/stripe-settings.ts';
import { type DropSettings, dropVariables, readDropSettings } from './delete-act/drop-settings.ts';
import type { Hasher } from './hashing/ask-hasher.ts';
import type { HasherPool } from './hashing/derive-password-key.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { type MailSettings, mailVariables, readMailSettings, type SendEmailBinding } from './mail/mail-settings.ts';
import { mailWebhookVariables } from './mail-events/webhook-settings.ts';
import type { MeterNamespace } from './quota/meter-namespace.ts';
import { parseQuotas, type Quotas } from './quota/quota-settings.ts';
import { parseOperator } from './site/operator-settings.ts';
import { readSmsSettings, type SmsSettings, smsVariables } from './sms/sms-settings.ts';

/** What SQLite stores and what a statement accepts as a value. */
export type SqlValue = string | number | null;

export interface SqlResult<T> {
  readonly results: T[];
  /** rows the statement changed; rows that it read and wrote for that, with those of indexes, which D1 says */
  readonly meta: { readonly changes: number; readonly rows_read?: number; readonly rows_written?: number };
}

/** The part of D1's prepared statement that the origin uses, so tests can use SQLite instead. */
export interface SqlStatement {
  bind(...values: SqlValue[]): SqlStatement;
  first<T>(): Promise<T | null>;
  all<T>(): Promise<SqlResult<T>>;
  run(): Promise<SqlResult<unknown>>;
}

/**
 * Makes a statement part of its transaction: it writes only if this condition holds. `sql` has a `?` for each value, in
 * order.
 */
export interface SqlCondition {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** The part of a D1 database that the origin uses. A batch is one round trip and one transaction. */
export interface SqlDatabase {
  prepare(sql: string): SqlStatement;
  batch<T>(statements: SqlStatement[]): Promise<SqlResult<T>[]>;
}

/** Bindings of the origin worker, named as in wrangler.toml and its secrets. */
export interface OriginBindings {
  readonly PEOPLE: SqlDatabase;
  readonly ACCOUNTS: SqlDatabase;
  /** hashes passwords in another process */
  readonly HASHER?: Hasher;
  /** Durable Objects that hash passwords; without them and HASHER, this isolate does */
  readonly HASHERS?: HasherPool;
  /** has jobs done in batches; without it, the scheduled job does some of each */
  readonly JOBS?: JobQueue;
  /** Durable Objects that count views and look-ups */
  readonly METERS: MeterNamespace;
  /** takes page events; without it, they go to the accounts database */
  readonly EVENTS?: AnalyticsDataset;
  /** takes what is measured; without it, sums go to the accounts database (docs/metrics.md) */
  readonly METRICS?: AnalyticsDataset;
  /** the operator's own limits, as JSON (quota-settings.ts) */
  readonly QUOTAS?: string;
  /** who sells, as JSON (seller-settings.ts) */
  readonly SELLER?: string;
  /** who runs the site, as JSON (operator-settings.ts) */
  readonly OPERATOR?: string;
  readonly ENVIRONMENT?: string;
  readonly EDGE_ORIGIN_SECRET?: string;
  readonly EDGE_ORIGIN_SECRET_PREVIOUS?: string;
  readonly SITE_URL?: string;
  readonly SEND_EMAIL?: SendEmailBinding;
  readonly MAIL_FROM?: string;
  readonly MAIL_POSTAL_ADDRESS?: string;
  readonly MAIL_API_URL?: string;
  readonly MAIL_API_KEY?: string;
  readonly MAIL_WEBHOOK_SECRET?: string;
  readonly SMS_API_URL?: string;
  readonly SMS_API_KEY?: string;
  readonly SMS_FROM?: string;
  readonly DELETE_ACT_API_URL?: string;
  readonly DELETE_ACT_API_KEY?: string;
  readonly DELETE_ACT_BROKER_ID?: string;
  readonly DELETE_ACT_WEBHOOK_SECRET?: string;
  readonly DELETE_ACT_DAYS?: string;
  readonly STRIPE_SECRET_KEY?: string;
  readonly STRIPE_WEBHOOK_SECRET?: string;
  readonly STRIPE_AUTOMATIC_TAX?: string;
}

/** Where `npm start` serves the site by default. */
const LOCAL_SITE_URL = 'http://localhost:8787';

const variables = z.object({
  ENVIRONMENT: z._default(z.enum(['production', 'staging', 'local']), 'production'),
  EDGE_ORIGIN_SECRET: z.string().check(z.minLength(32, 'needs at least 32 characters')),
  /** the former EDGE_ORIGIN_SECRET, during a rotation (docs/security.md) */
  EDGE_ORIGIN_SECRET_PREVIOUS: z.optional(z.string().check(z.minLength(32, 'needs at least 32 characters'))),
  QUOTAS: z.optional(z.string()),
  SELLER: z.optional(z.string()),
  OPERATOR: z.optional(z.string()),
  SITE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be a URL' })),
  ...mailVariables,
  ...mailWebhookVariables,
  ...smsVariables,
  ...dropVariables,
  ...stripeVariables,
});

export interface OriginSettings {
  /** only here: demo accounts, cookies over http, and every answer checked against its schema */
  readonly isLocal: boolean;
  readonly secrets: Secrets;
  readonly quotas: Quotas;
  /** whom receipts name; null if the operator has not said */
  readonly seller: Seller | null;
  /** who runs the site, for the foot of every page; null if nobody has said */
  readonly operator: SiteOperator | null;
  /**
   * the site's own scheme and host, for links in mails and the way back from a payment; '' only if neither is set up
   */
  readonly siteUrl: string;
  /** null: no mail is sent, and queued mail waits */
  readonly mail: MailSettings | null;
  /** what the mail provider signs its events with; null: none are taken */
  readonly mailWebhookSecret: string | null;
  /** null: no text messages are sent, and none are offered; a local run shows them in its outbox */
  readonly sms: SmsSettings | null;
  /** null: no lists of the California Delete Act are fetched */
  readonly drop: DropSettings | null;
  /** null: no payments through Stripe */
  readonly stripe: StripeSettings | null;
}

/**
 * Checks the variables and bindings.
 *
 * @throws one sentence that says what is wrong, so a misconfigured origin answers nothing at all.
 */
export function parseSettings(env: OriginBindings): OriginSettings {
  const parsed = variables.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`Origin settings: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'invalid'}`);
  }
  for (const name of ['PEOPLE', 'ACCOUNTS'] as const)
    if (env[name] === undefined) throw new Error(`Origin settings: the database ${name} is not bound`);
  if (env.METERS === undefined) throw new Error('Origin settings: the counters METERS are not bound');
  const { ENVIRONMENT, EDGE_ORIGIN_SECRET, EDGE_ORIGIN_SECRET_PREVIOUS, SITE_URL } = parsed.data;
  const isLocal = ENVIRONMENT === 'local';
  const mail = readMailSettings(parsed.data, { isLocal, hasBinding: env.SEND_EMAIL !== undefined });
  return {
    isLocal,
    secrets: listSecrets(EDGE_ORIGIN_SECRET, EDGE_ORIGIN_SECRET_PREVIOUS),
    quotas: parseQuotas(parsed.data.QUOTAS),
    seller: parseSeller(parsed.data.SELLER, isLocal),
    operator: parseOperator(parsed.data.OPERATOR, isLocal),
    siteUrl: readSiteUrl(SITE_URL, { isLocal, isNeeded: mail !== null }),
    mail,
    mailWebhookSecret: parsed.data.MAIL_WEBHOOK_SECRET ?? null,
    sms: readSmsSettings(parsed.data),
    drop: readDropSettings(parsed.data, isLocal),
    stripe: readStripeSettings(parsed.data, {
      hasSite: SITE_URL !== undefined,
      isProduction: ENVIRONMENT === 'production',
    }),
  };
}

/** @throws one sentence if a deployed site's links would not be https, or would lead nowhere. */
function readSiteUrl(url: string | undefined, { isLocal, isNeeded }: { isLocal: boolean; isNeeded: boolean }): string {
  if (url === undefined && !isLocal && isNeeded) throw new Error('Origin settings: SITE_URL is needed');
  if (url?.startsWith('https:') === false && !isLocal) throw new Error('Origin settings: SITE_URL must be https');
  if (url === undefined) return isLocal ? LOCAL_SITE_URL : '';
  return new URL(url).origin;
}
