import type { RecordDate } from '../contract/primitives.ts';
import type { Bankruptcy, Eviction, Foreclosure, Judgment, Lien } from '../contract/records/civil.ts';
import { recordsCopy } from '../copy/records/records.ts';
import { shorten, writeText } from './field-rules.ts';
import { readCode } from './read-code.ts';

/**
 * The outcome of a charge (charge-outcome.ts), a lien or a license, as text. The tone only supports the text: 'guilty'
 * is amber-brown and never red, and 'good' as visible.
 */
export interface RecordOutcome {
  readonly text: string;
  readonly tone: 'guilty' | 'good' | 'plain';
  /** when it came, if a court noted it and the line about the record does not say */
  readonly on?: RecordDate | null;
}

const words = recordsCopy.outcome;

/** Longest outcome in a chip, in characters. A longer one is cut; the fields have the full text. */
export const OUTCOME_MAX = 40;

/** Text of a debt or case that ended well, and of a license in good standing. */
const SETTLED = /\b(?:releas|satisf|discharg|withdr[ae]w|vacat|dismiss|cancel|rescind|rescission)/i;
const NOT_SETTLED = /\b(?:un|not |non-?)(?:releas|satisf|discharg)|\b(?:partial|denied|deny)/i;
const IN_FORCE = /^(?:active|valid|current|in good standing|good standing)\b/i;

export function bankruptcyOutcome({ dischargeDate, closedDate }: Bankruptcy): RecordOutcome | null {
  if (dischargeDate !== null) return good(words.discharged);
  return closedDate === null ? null : plain(words.closed);
}

export function lienOutcome({ taxLienReleaseDate, documentType }: Lien): RecordOutcome | null {
  if (taxLienReleaseDate !== null) return good(words.released);
  return settledOutcome(documentType, words.released);
}

export function judgmentOutcome({ filingType }: Judgment): RecordOutcome | null {
  return settledOutcome(filingType, words.satisfied);
}

/** How far it went, in the document's words. */
export function foreclosureOutcome({ documentType }: Foreclosure): RecordOutcome | null {
  const stage = plain(readCode('deed', documentType ?? ''));
  return stage === null || !isSettled(documentType) ? stage : { ...stage, tone: 'good' };
}

export function evictionOutcome({ actionType }: Eviction): RecordOutcome | null {
  const action = plain(actionType);
  return action !== null && isSettled(actionType) ? { ...action, tone: 'good' } : null;
}

/** 'Active', 'Expired' or whatever the issuing office says. */
export function licenseOutcome(status: string | null): RecordOutcome | null {
  const outcome = plain(readCode('license', status ?? ''));
  return outcome !== null && IN_FORCE.test(outcome.text) ? { ...outcome, tone: 'good' } : outcome;
}

export function ownershipOutcome(isCurrent: boolean): RecordOutcome {
  return isCurrent ? good(words.currentOwner) : { text: words.pastOwner, tone: 'plain' };
}

function settledOutcome(text: string | null, word: string): RecordOutcome | null {
  return isSettled(text) ? good(word) : null;
}

function isSettled(text: string | null): boolean {
  return text !== null && SETTLED.test(text) && !NOT_SETTLED.test(text);
}

function good(text: string): RecordOutcome {
  return { text, tone: 'good' };
}

function plain(text: string | null): RecordOutcome | null {
  const said = writeText(text ?? '');
  return said === null ? null : { text: shorten(said, OUTCOME_MAX), tone: 'plain' };
}
