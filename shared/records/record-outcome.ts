import type { Bankruptcy, Eviction, Foreclosure, Judgment, Lien } from '../contract/records/civil.ts';
import type { CriminalRecord, Offense } from '../contract/records/criminal.ts';
import { recordsCopy } from '../copy/records/records.ts';
import { shorten, writeText } from './field-rules.ts';

/**
 * What became of a matter, in words: of a charge, a lien, a license. The tone only goes along with the words;
 * 'guilty' is amber-brown and never red.
 */
export interface RecordOutcome {
  readonly text: string;
  readonly tone: 'guilty' | 'good' | 'plain';
}

const words = recordsCopy.outcome;
const GUILTY: RecordOutcome = { text: words.guilty, tone: 'guilty' };

/** Longest outcome that stands in a chip, in characters; a longer one is cut, and whole among the fields. */
const CHIP_MAX = 40;

/** What ends a charge against somebody, also where the words of a conviction stand beside it. */
const CLEARED = /\bnot[ -]guilty\b|\bdismiss|\bacquit|\bnolle\b|\bwithheld\b|\bnot convicted\b|\bno conviction\b/i;
const CONVICTED = /^convict|^(?:found |plead(?:ed)? |pled |adjudg?ed |adjudicated )?guilty\b/i;
/** What a debt or a case ends with well, and how a license reads that is good. */
const SETTLED = /\b(?:releas|satisf|discharg|withdr[ae]w|vacat|dismiss|cancel|rescind|rescission)/i;
const NOT_SETTLED = /\b(?:un|not |non-?)(?:releas|satisf|discharg)|\b(?:partial|denied|deny)/i;
const IN_FORCE = /^(?:active|valid|current|in good standing|good standing)\b/i;

/**
 * What became of one charge: a conviction in a record that is guilty reads 'Guilty' (P4-098), everything else as the court
 * says it; a charge without a disposition has the state of its case.
 */
export function offenseOutcome(offense: Offense, { isGuilty, offenses }: CriminalRecord): RecordOutcome | null {
  const disposition = writeText(offense.disposition ?? '');
  const isCleared = disposition !== null && CLEARED.test(disposition);
  const isConvicted = offense.convictionDate !== null || (disposition !== null && CONVICTED.test(disposition));
  // Whose only charge it is was found guilty of that one.
  if (isGuilty && !isCleared && (isConvicted || offenses.length === 1)) return GUILTY;
  return plain(disposition ?? offense.status);
}

/** What became of all charges of a record; of those that ended in different ways, that they did. */
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

/** How far it went, as the document says it. */
export function foreclosureOutcome({ documentType }: Foreclosure): RecordOutcome | null {
  const stage = plain(documentType);
  return stage === null || !isSettled(documentType) ? stage : { ...stage, tone: 'good' };
}

export function evictionOutcome({ actionType }: Eviction): RecordOutcome | null {
  const action = plain(actionType);
  return action !== null && isSettled(actionType) ? { ...action, tone: 'good' } : null;
}

/** 'Active', 'Expired' and whatever else an office says, as it says it. */
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
