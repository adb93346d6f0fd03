import type { GlossaryTerm } from '../copy/records/glossary/glossary-term.ts';
import { type GlossaryTopic, glossary } from '../copy/records/glossary.ts';

/** As much of a text is read, in characters: nobody looks up a word in the middle of an endless one. */
const READ_MAX = 2_000;
const patterns = new Map<GlossaryTerm, RegExp>();

/** The terms of some topics that occur in texts, such as the labels and values of a record, from A to Z. */
export function findTerms(texts: readonly string[], topics: readonly GlossaryTopic[]): GlossaryTerm[] {
  const whole = texts.map((text) => text.slice(0, READ_MAX)).join('\n');
  return topics
    .flatMap((topic) => glossary[topic])
    .filter((term) => patternOf(term).test(whole))
    .toSorted((a, b) => a.term.localeCompare(b.term, 'en', { numeric: true }));
}

function patternOf(term: GlossaryTerm): RegExp {
  const known = patterns.get(term) ?? new RegExp(`(?<!\\w)(?:${term.words})(?!\\w)`, 'i');
  patterns.set(term, known);
  return known;
}
