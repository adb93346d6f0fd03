import type { CriminalRecord } from '../contract/records/criminal.ts';
import { type OutcomeKind, outcomeKindSchema } from '../contract/records/record-list.ts';
import { criminalOutcomes } from './criminal-outcomes.ts';
import type { ListedRecord } from './record-lists.ts';
import {
  bankruptcyOutcome,
  evictionOutcome,
  foreclosureOutcome,
  judgmentOutcome,
  licenseOutcome,
  lienOutcome,
  type RecordOutcome,
} from './record-outcome.ts';

const KINDS: ReadonlySet<string> = new Set(outcomeKindSchema.options);

export function isOutcomeKind(text: string): text is OutcomeKind {
  return KINDS.has(text);
}

/**
 * The kinds of outcomes that a record's line shows, each once: several only for a record with several charges. Never
 * empty: what does not say how it ended is 'unknown'.
 */
export function outcomeKindsOf(listed: ListedRecord): readonly OutcomeKind[] {
  return listed.group === 'criminalAndTrafficRecords' ? criminalKinds(listed.record) : [kindOf(listed)];
}

type OtherRecord = Exclude<ListedRecord, { readonly group: 'criminalAndTrafficRecords' }>;

function kindOf({ group, record }: OtherRecord): OutcomeKind {
  switch (group) {
    case 'currentProperties':
      return 'current';
    case 'pastProperties':
      return 'past';
    case 'bankruptcies':
      if (bankruptcyOutcome(record) === null) return 'unknown';
      return record.dischargeDate === null ? 'closed' : 'discharged';
    case 'liens':
      return lienOutcome(record) === null ? 'unknown' : 'released';
    case 'judgments':
      return judgmentOutcome(record) === null ? 'unknown' : 'satisfied';
    case 'foreclosures':
      return settledKind(foreclosureOutcome(record));
    case 'evictions':
      return settledKind(evictionOutcome(record));
    default:
      return licenseKind(licenseOutcome(record.licenseStatus));
  }
}

/** What words of a case that ended well say of how; other words are 'other'. */
const SETTLEMENTS: readonly (readonly [OutcomeKind, RegExp])[] = [
  ['released', /\breleas/i],
  ['satisfied', /\bsatisf/i],
  ['discharged', /\bdischarg/i],
  ['dismissed', /\b(?:dismiss|withdr[ae]w|vacat|cancel|rescind|rescission)/i],
];

function settledKind(outcome: RecordOutcome | null): OutcomeKind {
  if (outcome === null) return 'unknown';
  if (outcome.tone !== 'good') return 'other';
  return SETTLEMENTS.find(([, pattern]) => pattern.test(outcome.text))?.[0] ?? 'other';
}

function licenseKind(outcome: RecordOutcome | null): OutcomeKind {
  if (outcome === null) return 'unknown';
  if (outcome.tone === 'good') return 'active';
  return /^(?:expired|lapsed)\b/i.test(outcome.text) ? 'expired' : 'other';
}

/** 'Outcome unclear' counts as unknown. */
function criminalKinds(record: CriminalRecord): readonly OutcomeKind[] {
  return [...new Set(criminalOutcomes(record).map(({ kind }) => kind))];
}
