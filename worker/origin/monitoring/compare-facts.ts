import { fingerprint } from './facts.ts';
import { hashText } from './hash-text.ts';
import { readKnownFacts, SEEN_AS, writeKnownFacts } from './known-facts.ts';
import type { FactOnRecord } from './load-facts.ts';
import type { NewChange } from './news.ts';

/** What comparing a person with what we knew of them brought. */
export interface Comparison {
  readonly changes: readonly NewChange[];
  /** to be stored; null if it is what is stored */
  readonly known: string | null;
}

/**
 * Compares what is on record about a person with what was known. The first comparison takes stock and finds nothing.
 * Facts that vanish stay known: somebody who is hidden and shown again, or an import that misses a line once, is no
 * news.
 *
 * @param stored as `known` was returned the last time; null before the first
 */
export function compareFacts(personId: string, stored: string | null, facts: readonly FactOnRecord[]): Comparison {
  const before = readKnownFacts(stored);
  const known = new Map(before ?? []);
  const changes: NewChange[] = [];
  let isSame = before !== null;
  for (const [print, { fact, seenAs, isNews }] of byFingerprint(personId, facts)) {
    const mark = markOf(print, seenAs);
    const had = known.get(print);
    if (had === mark) continue;
    known.set(print, mark);
    isSame = false;
    const change = had === undefined ? 'added' : 'changed';
    if (before !== null && isNews) changes.push({ fact: print, kind: fact.kind, change });
  }
  return { changes, known: isSame ? null : writeKnownFacts(known) };
}

/** One fact may have several rows, such as two stays at an address: it is seen as all of them. */
function byFingerprint(personId: string, facts: readonly FactOnRecord[]): ReadonlyMap<string, FactOnRecord> {
  const found = new Map<string, FactOnRecord>();
  for (const one of facts) {
    const print = fingerprint(personId, one.fact);
    const other = found.get(print);
    const isNews = one.isNews || other?.isNews === true;
    found.set(print, other === undefined ? one : { ...one, seenAs: `${other.seenAs}\n${one.seenAs}`, isNews });
  }
  return found;
}

/** Of millions of changes one goes unnoticed: two texts may have one mark. */
function markOf(print: string, seenAs: string): string {
  return hashText(`${print} ${seenAs}`).toString(36).slice(-SEEN_AS).padStart(SEEN_AS, '0');
}
