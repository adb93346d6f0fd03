import type { StateFlag } from '../../shared/contract/state-flag.ts';
import { EMAIL_MAX } from '../../shared/forms/account-limits.ts';
import { isEmail } from '../../shared/forms/text-rules.ts';
import { UPGRADE_TYPES, type UpgradeType } from '../../shared/funnels/offer-destination.ts';
import { type PrintPart, parsePrintParts } from '../../shared/people/print-parts.ts';
import { parseRecordFilter, type RecordFilter } from '../../shared/records/record-filter.ts';
import { parseRecordPosition, type RecordPosition } from '../../shared/records/record-position.ts';
import { parseRecordReference, type RecordReference } from '../../shared/records/record-reference.ts';
import { questionsOf, wishesOf } from '../../shared/urls/builders/state-flag-paths.ts';
import { RECEIPT_FLAG, receiptOf } from '../../shared/urls/paid-pages.ts';
import { hasFlags } from '../seo/page-heads.ts';

/**
 * The page flags this server acts on. Booleans arrive as 'true' or 'false'; anything else counts as absent (P2-039).
 */
export interface PersonFlags {
  readonly stub: 'true' | 'false' | undefined;
  readonly deltasSeen: 'true' | 'false';
  /** is_free is 'true' or absent; otherwise a logged-out visitor is asked to log in (P2-052) */
  readonly isFree: boolean;
  /** is_free is 'false': the rung for users without lookups applies */
  readonly isNotFree: boolean;
  /** only changes where an unknown id leads (P2-063) */
  readonly fromMonitoredReports: boolean;
  /** full=1: everything on one page, for readers without JavaScript */
  readonly isFull: boolean;
  /** view=print: a printed sheet; first the choice of what goes on it */
  readonly isPrint: boolean;
  /** what goes on the sheet; null: nothing was chosen yet */
  readonly printParts: readonly PrintPart[] | null;
  /** where the print of a long report goes on; null for its beginning */
  readonly printFrom: RecordPosition | null;
  /** view=records: the records of an open report as a list of their own, page by page */
  readonly isRecordList: boolean;
  /** what narrows that list, and what comes before and after a record */
  readonly filter: RecordFilter;
  /** the page of that list, from 1 */
  readonly page: number;
  /**
   * one record of the report on its own page, for readers without JavaScript; null if none is requested, 'unknown' if what
   * is requested is no record
   */
  readonly record: RecordReference | 'unknown' | null;
  /** understood=1: the reader of that page has seen the warning about criminal records (P4-105) */
  readonly hasUnderstood: boolean;
  /** gclid, msclkid or utm_medium=cpc: the visitor came from a search ad (P2-132) */
  readonly isFromPaidSearch: boolean;
  /** reference of the visitor's campaign; absent if malformed (F7-08) */
  readonly eid: string | undefined;
  /** what monitor, unmonitor and save_contact request; state-flags.ts decides whether it is done (P2-064) */
  readonly wishes: readonly StateFlag[];
  /** the same, for visitors who had to log in first: always a question, never done right away (P2-064) */
  readonly questions: readonly StateFlag[];
  /** from a link in one of our messages; only the origin knows what it allows. null if malformed */
  readonly linkToken: string | null;
  /** address of an email's reader; null if malformed (P2-044) */
  readonly email: string | null;
  /** requests the fixed set of calls to action, whether or not the registry answers (P2-057) */
  readonly forceBackup: 'true' | 'false' | undefined;
  /** ad_free=true: nothing on the page advertises (F6-30) */
  readonly isAdFree: boolean;
  /** outlines the registry's slots; it reveals nothing secret, so it works everywhere (P2-058) */
  readonly debugsRegistry: boolean;
  /** the dialog about a failed payment (P2-059) */
  readonly showsBadPayment: boolean;
  /** changedPaymentMethod and upgradeType together; null if either is missing (P2-061); 'unknown': no such type (P2-062) */
  readonly upgrade: UpgradeType | 'unknown' | null;
  /** the receipt of what the reader has just paid for; null without one */
  readonly receiptId: string | null;
  /** that receipt is known to be of a plan; the address does not say so */
  readonly isPlanPaid: boolean;
  /** any flag was given, known here or not, even an empty one that is known: such a URL is a variant of the page (P2-065) */
  readonly hasAny: boolean;
}

/** Every flag of a person page, including `full` and `view` for readers without JavaScript (P2-065). */
const FLAGS = [
  'monitor',
  'unmonitor',
  'email',
  'stub',
  'save_contact',
  'is_free',
  'deltas_seen',
  'is_weekend',
  'force_backup',
  'debug_registry',
  'ad_free',
  'showBadPaymentModal',
  'changedPaymentMethod',
  'upgradeType',
  'from_monitored_reports',
  'full',
  'view',
  'record',
  'kind',
  'year',
  'county',
  'outcome',
  'page',
  'parts',
  'from',
  'understood',
  'eid',
  'token',
  'ask',
  RECEIPT_FLAG,
] as const;

const EID_SHAPE = /^[\w-]{1,64}$/;
/** As the origin makes them: 32 bytes in base64url. */
const TOKEN_SHAPE = /^[\w-]{43}$/;

export function parsePersonFlags(query: URLSearchParams): PersonFlags {
  return query.size === 0 ? NO_FLAGS : readFlags(query);
}

function readFlags(query: URLSearchParams): PersonFlags {
  return {
    stub: booleanText(query.get('stub')),
    deltasSeen: booleanText(query.get('deltas_seen')) ?? 'true',
    isFree: (query.get('is_free') ?? 'true') === 'true',
    isNotFree: query.get('is_free') === 'false',
    fromMonitoredReports: query.get('from_monitored_reports') === 'true',
    isFull: query.get('full') === '1',
    isPrint: query.get('view') === 'print',
    printParts: parsePrintParts(query),
    printFrom: parseRecordPosition(query.get('from')),
    isRecordList: query.get('view') === 'records',
    filter: parseRecordFilter(query),
    page: pageOf(query.get('page')),
    record: query.has('record') ? (parseRecordReference(query.get('record')) ?? 'unknown') : null,
    hasUnderstood: query.get('understood') === '1',
    isFromPaidSearch: query.has('gclid') || query.has('msclkid') || query.get('utm_medium') === 'cpc',
    eid: eidText(query.get('eid')),
    wishes: wishesOf(query),
    questions: questionsOf(query),
    linkToken: tokenText(query.get('token')),
    email: emailText(query.get('email')),
    forceBackup: booleanText(query.get('force_backup')),
    isAdFree: query.get('ad_free') === 'true',
    debugsRegistry: query.get('debug_registry') === 'true',
    showsBadPayment: query.get('showBadPaymentModal') === 'true',
    upgrade: query.get('changedPaymentMethod') === 'true' ? upgradeOf(query.get('upgradeType')) : null,
    receiptId: receiptOf(query),
    isPlanPaid: false,
    hasAny: FLAGS.some((flag) => query.has(flag)) || hasFlags(query),
  };
}

function upgradeOf(value: string | null): UpgradeType | 'unknown' | null {
  if (value === null || value === '') return null;
  return UPGRADE_TYPES.find((type) => type === value) ?? 'unknown';
}

function tokenText(value: string | null): string | null {
  return value !== null && TOKEN_SHAPE.test(value) ? value : null;
}

function emailText(value: string | null): string | null {
  const isPlausible = value !== null && value.length <= EMAIL_MAX && isEmail(value) && !/\p{Cc}/u.test(value);
  return isPlausible ? value : null;
}

function eidText(value: string | null): string | undefined {
  return value !== null && EID_SHAPE.test(value) ? value : undefined;
}

/** The first page for anything but a whole number of up to four digits. */
function pageOf(value: string | null): number {
  return /^[1-9]\d{0,3}$/.test(value ?? '') ? Number(value) : 1;
}

function booleanText(value: string | null): 'true' | 'false' | undefined {
  return value === 'true' || value === 'false' ? value : undefined;
}

/** Of a URL without a query, as most have. */
const NO_FLAGS = readFlags(new URLSearchParams());
