import {
  CONVICTION_CORE,
  CONVICTION_WORDS,
  endsDeferral,
  hasNoWords,
  isAcquitted,
  isDeferred,
  isDismissed,
  isGranted,
  isNegated,
  isNoConviction,
  isPending,
  isUndecided,
  isUndone,
  MOTION,
  REPLACED,
  turnsRound,
} from './disposition-words.ts';
import { readable } from './phrases.ts';
import { rememberTexts } from './remember-texts.ts';

/**
 * How a court ended a charge, from its words. 'dismissed': also dropped or never prosecuted; 'deferred': judgment was
 * put off or withheld, which is no conviction; 'other': words that say something else or that we do not know, shown as
 * they are; 'unknown': no words.
 */
export type Disposition = 'guilty' | 'dismissed' | 'acquitted' | 'deferred' | 'pending' | 'other' | 'unknown';

/**
 * Reads a court's words (P4-098); any text is safe. What clears, defers or postpones a charge wins over words of a
 * conviction beside it, and a text is a conviction only if every word of it may stand in one. Where words turn each
 * other round ('dismissal denied', 'reinstated'), none of them is read.
 */
export function decideDisposition(text: string | null | undefined): Disposition {
  return readDisposition(text ?? '');
}

const readDisposition = rememberTexts((text): Disposition => {
  const said = readable(text);
  if (said === '' || hasNoWords(said)) return 'unknown';
  const read = withoutEmptyPhrases(said);
  if (turnsRound(said) || text.includes('?')) return 'other';
  const hasGuilt = CONVICTION_CORE.test(read.replaceAll(/ (?:not|non) (?:guilty|convict\p{L}*)(?= )/gu, ''));
  if (isAcquitted(read)) return hasGuilt ? 'other' : 'acquitted';
  // 'Count 1 convicted, count 2 dismissed' says both.
  if (isDismissed(read)) return hasGuilt && / counts? /.test(read) ? 'other' : 'dismissed';
  if (isDeferred(read)) return endsDeferral(read) ? 'other' : 'deferred';
  if (isPending(read)) return 'pending';
  return hasGuilt && isConviction(read) ? 'guilty' : 'other';
});

/** Whether 'other' words undo a conviction, or say that there is none: 'Conviction vacated', 'Not responsible'. */
export function clearsOtherwise(text: string): boolean {
  const said = readable(text);
  if (turnsRound(said) || isUndecided(said)) return false;
  return isNoConviction(said) || (isUndone(said) && !isNegated(said));
}

/**
 * Whether a conviction on record may stand beside 'other' words: 'Fine paid' and 'Nolo contendere' leave it,
 * 'Conviction vacated', 'Transferred' and any negation do not.
 */
export function leavesGuilt(text: string): boolean {
  const said = readable(text);
  return ![isUndone, isNoConviction, isNegated, isUndecided].some((isSo) => isSo(said));
}

function withoutEmptyPhrases(said: string): string {
  const moved = isGranted(said) ? said : said.replaceAll(MOTION, ' …');
  return REPLACED.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), moved);
}

function isConviction(read: string): boolean {
  return read
    .trim()
    .split(' ')
    .every((word) => CONVICTION_WORDS.has(word) || /^\d+$/.test(word));
}
