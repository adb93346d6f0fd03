import { hash } from 'node:crypto';
import { nameHash } from '../delete-act/hash.ts';
import { standardEmail, standardName } from '../delete-act/standardize.ts';
import type { HomeFact, NameFact, PersonFacts } from '../import/person-facts.ts';
import type { BirthParts } from '../people/age.ts';

/**
 * How somebody who is hidden is recognized in a later data set, where they may have another id, a new address, a middle
 * name, or their names in another order.
 *
 * - **'id'**: the id of the record, or its legacy id, alone.
 * - **'proof'**: a name together with one of: a phone, an email address, a home (house number and street, with the ZIP code
 *   or the city), the full date of birth, or the month of birth with a city. One in common is enough, unless the births
 *   contradict it.
 * - **'name'**: a name alone. It only finds candidates, whose other keys decide.
 *
 * A phone alone is never enough: spouses share one, and a number goes to somebody else. Nor is a home: a family lives
 * there. A name is every first and last name on record, in either order; middle names and suffixes do not count, but a
 * first and middle name together are the same as a double first name. An initial is no name, since a spouse may have the
 * same, unless somebody has no other.
 */
export interface SubjectKeys {
  readonly ids: readonly string[];
  readonly proofs: readonly string[];
  readonly names: readonly string[];
}

/** Sources round ages, each in its own direction. */
const BIRTH_YEARS_APART_MAX = 2;

/** All keys of somebody, each a SHA-256 in base64. */
export function subjectKeys(facts: PersonFacts): SubjectKeys {
  return { ids: idKeys(facts.personId, facts.legacyId), ...factKeys(facts) };
}

/** What is known about somebody besides an id; of a home, the ZIP code or the city may be ''. */
export type KnownFacts = Pick<PersonFacts, 'names' | 'birth' | 'phones' | 'emails'> & {
  readonly homes: readonly Omit<HomeFact, 'addressKey' | 'addressId'>[];
};

/** The keys of somebody without the ids of a record. */
export function factKeys(facts: KnownFacts): Omit<SubjectKeys, 'ids'> {
  const names = wholeNames(facts.names).flatMap(spellingsOf);
  const tokens = [...new Set(names.map(nameToken))].filter((token) => token !== '');
  const proofs = proofsOf(facts);
  return {
    proofs: tokens.flatMap((token) => proofs.map(([kind, value]) => keyed(kind, token, value))),
    names: [...new Set(names.flatMap(([first, last]) => [aloneHash(first, last), aloneHash(last, first)]))],
  };
}

/** The hashes of somebody's names alone: whom they have in common with nobody who is hidden needs no other key. */
export function nameKeys(names: readonly NameFact[]): readonly string[] {
  return [
    ...new Set(
      wholeNames(names)
        .flatMap(spellingsOf)
        .map(([first, last]) => aloneHash(first, last)),
    ),
  ];
}

/** The keys of a record by its ids alone. */
export function idKeys(personId: string, legacyId: string | null = null): readonly string[] {
  return [keyed('person', personId), ...(legacyId === null ? [] : [keyed('legacy', legacyId)])];
}

/**
 * Whether two births cannot be one person's: the years are too far apart, or neither month nor year is the same. A father and
 * a son of one name in one house share every other key, and so do namesakes who lived in one house one after the other.
 * What is unknown contradicts nothing, since it is worse to show who asked to be hidden than to hide a namesake.
 */
export function birthsContradict(one: BirthParts, other: BirthParts): boolean {
  if (one.year === null || other.year === null || one.year === other.year) return false;
  const isOtherMonth = one.month !== null && other.month !== null && one.month !== other.month;
  return isOtherMonth || Math.abs(one.year - other.year) > BIRTH_YEARS_APART_MAX;
}

/** One fact that somebody hides. */
export type Fact =
  | { readonly kind: 'home'; readonly home: HomeFact }
  | { readonly kind: 'phone'; readonly number: string }
  | { readonly kind: 'email'; readonly email: string };

/** The hash that recognizes one fact of one subject: it differs for everybody, so that it tells nothing about others. */
export function factHash(subjectId: string, fact: Fact): string {
  if (fact.kind === 'home') return keyed('fact home', subjectId, homeText(fact.home));
  if (fact.kind === 'phone') return keyed('fact phone', subjectId, fact.number);
  return keyed('fact email', subjectId, standardEmail(fact.email));
}

type NamePair = readonly [first: string, last: string];

function wholeNames(names: readonly NameFact[]): readonly NameFact[] {
  const whole = names.filter(({ firstKey }) => firstKey.length !== 1);
  return whole.length === 0 ? names : whole;
}

function spellingsOf({ firstKey, middleKey, lastKey }: NameFact): NamePair[] {
  const alone: NamePair = [firstKey, lastKey];
  return middleKey === '' || firstKey === '' ? [alone] : [alone, [`${firstKey} ${middleKey}`, lastKey]];
}

/** First and last name in either order. */
function nameToken([first, last]: NamePair): string {
  return [standardName(first), standardName(last)]
    .filter((part) => part !== '')
    .sort()
    .join(' ');
}

/** The same hash by which the people database finds names; of a single name, it has none. */
function aloneHash(first: string, last: string): string {
  return nameHash(first, last) ?? keyed('single name', nameToken([first, last]));
}

function proofsOf({ birth, homes, phones, emails }: KnownFacts): readonly (readonly [kind: string, value: string])[] {
  const { year, month, day } = birth;
  const born = year === null || month === null ? null : `${year}-${month}`;
  const cities = unique(homes.map(cityText));
  return [
    ...phones.map((number) => ['phone', number] as const),
    ...emails.map((email) => ['email', standardEmail(email)] as const),
    ...unique(homes.filter(({ zip5 }) => zip5 !== '').map(homeText)).map((home) => ['home', home] as const),
    ...unique(homes.filter(({ cityKey }) => cityKey !== '').map(homeInCity)).map(
      (home) => ['home in city', home] as const,
    ),
    ...(born === null || day === null ? [] : [['birth', `${born}-${day}`] as const]),
    ...(born === null ? [] : cities.map((city) => ['birth month and city', `${born} ${city}`] as const)),
  ];
}

type KnownHome = KnownFacts['homes'][number];

function homeText({ houseNumber, streetKey, zip5 }: KnownHome): string {
  return `${houseNumber.toLowerCase()} ${streetKey} ${zip5}`;
}

function homeInCity(home: KnownHome): string {
  return `${home.houseNumber.toLowerCase()} ${home.streetKey} ${cityText(home)}`;
}

function cityText({ cityKey, stateCode }: KnownHome): string {
  return `${cityKey}, ${stateCode}`;
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Parts are separated by what none of them can hold, and the kind keeps hashes of different kinds apart. */
function keyed(kind: string, ...parts: readonly string[]): string {
  return hash('sha256', [`porchlight ${kind}`, ...parts].join('\n'), 'base64');
}
