import { readTypedName } from '../../../shared/people/names/person-name.ts';
import { buildSegment, parseSegment } from '../../../shared/urls/segments.ts';
import { startsWithParticle } from './last-name-spellings.ts';
import { type NameQuery, readName, wordsOfName } from './name-query.ts';
import { titleCase } from './place-query.ts';

/** A full name as people would split it, in heading case: 'Maria', 'De La Cruz'. */
export interface NameParts {
  readonly first: string;
  readonly last: string;
}

/**
 * The likeliest split of a name: the first word, and the last one with the particles before it. Null for a single word,
 * which may be either.
 */
export function splitName(text: string): NameParts | null {
  const words = wordsOfName(readTypedName(text));
  const [first] = words;
  if (first === undefined || words.length < 2) return null;
  const behind = words.slice(1);
  const particleAt = behind.findIndex((_, at) => startsWithParticle(behind.slice(at)));
  const last = behind.slice(particleAt === -1 ? -1 : particleAt);
  return { first: titleCase(first), last: titleCase(last.join(' ')) };
}

/** Reads a name as the page reads it whose path spells it: without commas and what else a path drops. */
export function readNameOfPath(name: string): NameQuery {
  return readName(parseSegment(buildSegment(name)));
}
