import type { Bankruptcy, Eviction, Foreclosure, Judgment, Lien } from '../contract/records/civil.ts';
import type { CriminalRecord, Offense } from '../contract/records/criminal.ts';
import { recordsCopy } from '../copy/records/records.ts';
import { shorten, writeText } from './field-rules.ts';

/**
 * The outcome of a charge, a lien or a license, as text. The tone only supports the text; 'guilty' is amber-brown and
 * never red.
 */
export interface RecordOutcome {
  readonly text: string;
  readonly tone: 'guilty' | 'good' | 'plain';
}

const words = recordsCopy.outcome;
const GUILTY: RecordOutcome = { text: words.guilty, tone: 'guilty' };

/** Longest outcome in a chip, in characters. A longer one is cut; the fields have the full text. */
const CHIP_MAX = 40;

/** Text that clears a charge, even next to words of a conviction. */
const CLEARED = /\bnot[ -]guilty\b|\bdismiss|\bacquit|\bnolle\b|\bwithheld\b|\bnot convicted\b|\bno conviction\b/i;
const CONVICTED = /^convict|^(?:found |plead(?:ed)? |pled |adjudg?ed |adjudicated )?guilty\b/i;
/** Text of a debt or case that ended well, and of a license in good standing. */
const SETTLED = /\b(?:releas|satisf|discharg|withdr[ae]w|vacat|dismiss|cancel|rescind|rescission)/i;
const NOT_SETTLED = /\b(?:un|not |non-?)(?:releas|satisf|discharg)|\b(?:partial|denied|deny)/i;
const IN_FORCE = /^(?:active|valid|current|in good standing|good standing)\b/i;

/**
 * The outcome of one charge: a conviction in a guilty record reads 'Guilty' (P4-098), everything else as the court says
 * it; a charge without a disposition gets the status of its case.
 */
export function offenseOutcome(offense: Offense, { isGuilty, offenses }: CriminalRecord): RecordOutcome | null {
  const disposition = writeText(offense.disposition ?? '');
  const isCleared = disposition !== null && CLEARED.test(disposition);
  const isConvicted = offense.convictionDate !== null || (disposition !== null && CONVICTED.test(disposition));
  // In a guilty record, the only charge is the guilty one.
  if (isGuilty && !isCleared && (isConvicted || offenses.length === 1)) return GUILTY;
  return plain(disposition ?? offense.status);
}

/** The outcome of all charges of a record; if they ended differently, it says so. */
export function criminalOutcome(record: CriminalRecord): RecordOutcome | null {
  if (record.isGuilty) return GUILTY;
  const outcomes = record.offenses.flatMap((offense) => offenseOutcome(offense, record) ?? []);
  const [first] = outcomes;
  if (first === undefined) return null;
  return outcomes.every(({ text }) => text === first.text) ? first : plain(words.several);
}

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
  const stage = plain(documentType);
  return stage === null || !isSettled(documentType) ? stage : { ...stage, tone: 'good' };
}

export function evictionOutcome({ actionType }: Eviction): RecordOutcome | null {
  const action = plain(actionType);
  return action !== null && isSettled(actionType) ? { ...action, tone: 'good' } : null;
}

/** 'Active', 'Expired' or whatever the issuing office says. */
export function licenseOutcome(status: string | null): RecordOutcome | null {
  const outcome = plain(status);
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
  return said === null ? null : { text: shorten(said, CHIP_MAX), tone: 'plain' };
}
