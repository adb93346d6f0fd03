import type { Suggestion } from '../../../shared/contract/finding/reverse-search.ts';
import { nameKey } from '../../../shared/people/names/name-key.ts';
import { readTypedName } from '../../../shared/people/names/person-name.ts';
import { readTypedLine } from '../../../shared/typed/typed-line.ts';
import { cutTitles } from '../../../shared/typed/typed-name.ts';
import type { OriginContext } from '../context.ts';
import type { SqlResult } from '../env.ts';
import { readName, type SearchableName } from '../search/name-query.ts';
import {
  suggestFullName,
  suggestLastName,
  suggestNameInPlace,
  suggestPerson,
  suggestSpelling,
} from './build-suggestion.ts';
import {
  type CountedName,
  type FullNameCount,
  fullNameStatement,
  isNamed,
  readFullNameCount,
  writeName,
} from './full-name-store.ts';
import {
  type LastNameRow,
  lastNameBeginnings,
  lastNamesStatement,
  turnedLastNames,
  wholeLastNamesStatement,
} from './last-names-store.ts';
import { KNOWN_NAME_MIN, LAST_NAMES_MAX, PEOPLE_MAX, TYPED_MIN } from './limits.ts';
import { readNamesAndPlaces } from './name-and-place.ts';
import { type NameInPlace, namePlacesStatement, readNamePlaces } from './name-places-store.ts';
import { type PersonRow, peopleQuery } from './people-store.ts';
import { loadSpellings } from './spellings-store.ts';

/** What a typed name finds. */
interface FoundNames {
  readonly people: readonly PersonRow[];
  readonly lastNames: readonly LastNameRow[];
  /** everybody of the full name as typed, or with the last name first */
  readonly fullName: FullNameCount | null;
  readonly inPlaces: readonly NameInPlace[];
}

/** A shorter word is still being typed. */
const WORD_LETTERS_MIN = 4;
/** Last names beside everybody of exactly the typed name. */
const OTHER_LAST_NAMES_MAX = 1;

/**
 * Suggestions for what is typed into a name field: everybody of exactly that name, then people, then last names; for
 * the beginning of a single word, last names first. A line that is no name gets none. One round trip; two more for near
 * spellings if hardly anybody has the name.
 */
export async function suggestNames(c: OriginContext, typed: string): Promise<Suggestion[]> {
  if (!mayBeName(typed)) return [];
  const text = withoutTitles(typed);
  const spoken = readTypedName(text);
  const name = readName(spoken);
  if (spoken.length < TYPED_MIN || name.kind === 'nobody') return [];
  const found = await findNames(c, { text, name });
  const spelled = isHardlyKnown(spoken, name, found) ? await loadSpellings(c.env.PEOPLE, name, c.get('now')) : [];
  const listed = { ...found, spelled: spelled.flatMap(suggestSpelling) };
  return name.kind === 'word' ? suggestForWord(listed, c.get('now')) : suggestForName(listed, c.get('now'));
}

/**
 * Whether near spellings are worth looking for: hardly anybody has the typed name, which is not only beginning to be
 * typed, as long as somebody's begins so.
 */
function isHardlyKnown(spoken: string, name: SearchableName, found: FoundNames): boolean {
  if (found.inPlaces.length > 0) return false;
  // Whoever only has the last name of a full one does not have the name.
  const named = name.kind === 'word' ? found.lastNames.map(({ people }) => people) : [];
  const known = Math.max(found.people.length, found.fullName?.people ?? 0, ...named);
  const lastWord = nameKey(spoken).split(' ').at(-1) ?? '';
  return known === 0 || (known < KNOWN_NAME_MIN && lastWord.length >= WORD_LETTERS_MIN);
}

/** 'maria st' may become Maria Stone, but a number in front makes it a street. */
function mayBeName(typed: string): boolean {
  const line = readTypedLine(typed);
  return line.kind === 'words' || (line.kind === 'address' && !/\d/.test(line.street));
}

/** 'Dr. Maria Garcia' is Maria Garcia, and 'Dr. Mar' the beginning of a name. */
function withoutTitles(typed: string): string {
  return cutTitles(typed.trim().split(/\s+/)).join(' ');
}

interface TypedName {
  /** without titles */
  readonly text: string;
  readonly name: SearchableName;
}

async function findNames(c: OriginContext, { text, name }: TypedName): Promise<FoundNames> {
  const db = c.env.PEOPLE;
  const now = c.get('now');
  const people = peopleQuery(db, name, now);
  const counted: readonly CountedName[] =
    name.kind === 'word'
      ? []
      : [name, { readings: name.turned, alone: null }].filter(({ readings }) => readings.length > 0);
  const lines = readNamesAndPlaces(text);
  const beginnings = lastNameBeginnings(name).map((beginning) => lastNamesStatement(db, beginning));
  const answers = await db.batch<unknown>([
    people.statement,
    ...counted.map((one) => fullNameStatement(db, one, now)),
    ...beginnings,
    wholeLastNamesStatement(db, turnedLastNames(name)),
    ...(lines.length === 0 ? [] : [namePlacesStatement(db, lines, now)]),
  ]);
  const [listed, ...others] = answers.map((answer: SqlResult<unknown>) => answer.results);
  const persons = ((listed ?? []) as PersonRow[]).filter(people.fits);
  const counts = counted.map((one, at) => readFullNameCount(one, others[at]?.[0]));
  const best = counts.find((count) => count !== null) ?? null;
  const byBeginning = others.slice(counted.length, counted.length + beginnings.length);
  const turned = others[counted.length + beginnings.length] ?? [];
  // Whether 'john' of 'john smith' is a last name, too, does not matter if somebody has the name one way or the other.
  const named = best === null ? [...byBeginning, turned] : counts[0] === null ? [turned] : byBeginning;
  const once = new Map(named.flatMap((rows) => rows as LastNameRow[]).map((row) => [row.name, row] as const));
  return {
    people: persons,
    lastNames: [...once.values()],
    fullName: best,
    inPlaces: lines.length === 0 ? [] : readNamePlaces(lines, others.at(-1) ?? []),
  };
}

type ListedNames = FoundNames & { readonly spelled: readonly Suggestion[] };

/** The last names that begin so, with their people, before people: a word says more about a family than about one of it. */
function suggestForWord({ people, lastNames, inPlaces, spelled }: ListedNames, now: number): Suggestion[] {
  const last = lastNames.flatMap(suggestLastName).slice(0, LAST_NAMES_MAX);
  return [
    ...inPlaces.flatMap(suggestNameInPlace),
    ...last,
    ...people.slice(0, PEOPLE_MAX).map((row) => suggestPerson(row, now)),
    ...spelled.filter(({ path }) => last.every((one) => one.path !== path)),
  ];
}

/** Everybody of the name; with a place behind it, the people there and not what else the words may begin. */
function suggestForName({ people, lastNames, fullName, inPlaces, spelled }: ListedNames, now: number): Suggestion[] {
  const some = new Map([...inPlaces.flatMap(({ some }) => some), ...people].map((row) => [row.id, row] as const));
  return [
    ...(fullName === null ? [] : suggestEverybody(fullName, people)),
    ...inPlaces.flatMap(suggestNameInPlace),
    ...[...some.values()].slice(0, PEOPLE_MAX).map((row) => suggestPerson(row, now)),
    ...spelled,
    ...(inPlaces.length > 0 ? [] : lastNames.flatMap(suggestLastName)).slice(
      0,
      fullName === null ? LAST_NAMES_MAX : OTHER_LAST_NAMES_MAX,
    ),
  ];
}

/** None if it is one person, who is suggested anyway. */
function suggestEverybody(fullName: FullNameCount, people: readonly PersonRow[]): Suggestion[] {
  const { reading } = fullName;
  if (fullName.people === 1 && people.some((row) => isNamed(row, reading))) return [];
  return suggestFullName(writeName(reading, people), fullName);
}
