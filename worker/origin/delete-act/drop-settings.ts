import * as z from 'zod/mini';

/** What we need to talk to the platform. Key and secret are secrets of the worker. */
export interface DropSettings {
  /** without a slash at the end; the sandbox has an address of its own */
  readonly url: string;
  readonly key: string;
  /** four digits */
  readonly brokerId: string;
  /** signs what the platform sends us; null: it sends nothing */
  readonly webhookSecret: string | null;
  /** from one run to the next, in days */
  readonly everyDays: number;
}

const EVERY_DAYS = 7;
/** The law says 45; a run that fails needs time to be repeated. */
const EVERY_DAYS_MAX = 30;

/** The origin's variables about the Delete Act. */
export const dropVariables = {
  DELETE_ACT_API_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be a URL' })),
  DELETE_ACT_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be the key from the portal'))),
  DELETE_ACT_BROKER_ID: z.optional(z.string().check(z.regex(/^\d{4}$/, 'must be four digits'))),
  DELETE_ACT_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(16, 'needs at least 16 characters'))),
  DELETE_ACT_DAYS: z.optional(z.string().check(z.regex(/^([1-9]|[12]\d|30)$/, `must be 1 to ${EVERY_DAYS_MAX}`))),
} as const;

type DropVariables = { readonly [K in keyof typeof dropVariables]?: string | undefined };

/**
 * Reads the variables about the Delete Act; null if no lists are fetched here.
 *
 * @param isLocal whether the platform may be a local one, over http
 * @throws one sentence that says what is missing
 */
export function readDropSettings(variables: DropVariables, isLocal: boolean): DropSettings | null {
  const {
    DELETE_ACT_API_URL: url,
    DELETE_ACT_API_KEY: key,
    DELETE_ACT_BROKER_ID: brokerId,
    DELETE_ACT_WEBHOOK_SECRET: webhookSecret = null,
    DELETE_ACT_DAYS: days = String(EVERY_DAYS),
  } = variables;
  if (url === undefined && key === undefined && brokerId === undefined) return null;
  if (url === undefined || key === undefined || brokerId === undefined)
    throw new Error(
      'Origin settings: DELETE_ACT_API_URL, DELETE_ACT_API_KEY and DELETE_ACT_BROKER_ID are needed together',
    );
  if (!isLocal && !url.startsWith('https:')) throw new Error('Origin settings: DELETE_ACT_API_URL must be https');
  return { url: url.replace(/\/+$/, ''), key, brokerId, webhookSecret, everyDays: Number(days) };
}
