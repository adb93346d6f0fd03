import * as z from 'zod/mini';
import { jsonSetting } from '../json-setting.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** How long a view is reserved before it counts, in milliseconds. */
export const RESERVED_MS = 30_000;
/** How long a visitor id that its address let in has a counter of its own, in milliseconds. */
export const ADMITTED_MS = 7 * DAY_MS;

/** Every limit, and its default. "A day" is any 24 hours. */
export const DEFAULT_QUOTAS = {
  /** different people a day on person pages (P4-060): without an account, */
  anonymousPersons: 15,
  /** with one that pays for nothing, */
  accountPersons: 30,
  /** and with a plan: fair use */
  planPersons: 500,
  /** new visitor ids a day from one address that get counters of their own */
  addressVisitors: 50,
  /** different people a day for all other visitors of that address together */
  addressPersons: 300,
  /** the same two for an IPv6 /48, which has 65,536 addresses; its visits from search engines are as many people */
  networkVisitors: 1_000,
  networkPersons: 3_000,
  /** visits from search engines that skip the hard stop, per address */
  referralsPerMinute: 60,
  referralsPerDay: 300,
  /** different numbers, or houses, a day in reverse look-ups: per visitor id, */
  visitorLookups: 20,
  /** per account without a plan, */
  accountLookups: 60,
  /** with one, */
  planLookups: 200,
  /** with a business plan, */
  businessLookups: 1_000,
  /** and for all who have no plan: per network (/24 or /48) */
  networkLookups: 200,
  /** and per target (the first seven digits, or the street) */
  targetLookups: 60,
  /** different pages a day that no other quota covers, per network: search, directory, places, properties, counts */
  networkPages: 2_000,
  /** different beginnings of names typed a day, per network: about as many people as those pages list */
  networkSuggestions: 5_000,
  /** files of saved people a day, per account */
  accountExports: 20,
  /** new readers a day who monitor by email without an account, per network */
  networkReaders: 50,
  /** different people a day whom somebody asks to remove, per mailbox and per network */
  mailboxRemovals: 5,
  networkRemovals: 50,
  /** codes a day that prove a claim, per network */
  networkCodes: 20,
  /** privacy requests a day, per mailbox and per network */
  mailboxRequests: 5,
  networkRequests: 20,
} as const;

export type Quotas = { readonly [K in keyof typeof DEFAULT_QUOTAS]: number };

const quotasSchema = z.partialRecord(
  z.enum(Object.keys(DEFAULT_QUOTAS) as (keyof Quotas)[]),
  z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
);

/**
 * The limits, with an operator's own from the variable QUOTAS: JSON such as '{"anonymousPersons": 20}'.
 *
 * @throws one sentence if it cannot be read
 */
export function parseQuotas(text: string | undefined): Quotas {
  if (text === undefined || text.trim() === '') return DEFAULT_QUOTAS;
  return read(text);
}

const read = jsonSetting('QUOTAS', quotasSchema, (said): Quotas => ({ ...DEFAULT_QUOTAS, ...said }));
