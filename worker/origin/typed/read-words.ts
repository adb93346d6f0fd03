import type { TypedAnswer } from '../../../shared/contract/finding/typed.ts';
import { nameKey } from '../../../shared/people/names/name-key.ts';
import type { TypedWords } from '../../../shared/typed/typed-line.ts';
import { parseLocation } from '../../../shared/urls/location.ts';
import type { SqlDatabase } from '../env.ts';
import { readName } from '../search/name-query.ts';
import type { ResolvedPlace } from '../search/search-area.ts';
import { countStatement, readCounts } from './count-people-store.ts';
import { type CountedLine, decideReading } from './decide-reading.ts';
import { candidatesOf, type LineCandidates, type SplitCandidate } from './line-candidates.ts';
import { locationOf, lookUpPlaces } from './load-places.ts';
import { type PlacePeople, placePeopleStatement } from './place-people-store.ts';
import { type KnownWords, readWords, wordStatement } from './word-store.ts';

/** A split whose place the gazetteer knows. */
interface PlacedSplit extends SplitCandidate {
  readonly resolved: ResolvedPlace;
}

/**
 * What words mean: a name, a place, or a name in a place. Two round trips: which of their ends are places and last
 * names, then how many people each reading leads to. `location` is the text of the place field; `now` in milliseconds.
 */
export async function readWordsOfLine(
  db: SqlDatabase,
  words: TypedWords,
  location: string,
  now: number,
): Promise<TypedAnswer> {
  const candidates = candidatesOf(words, location);
  const { whole, splits, place } = candidates;
  const texts = [whole.place, ...splits.map((split) => split.place), ...(place === null ? [] : [place])];
  const lookup = lookUpPlaces(db, texts, mayBeMisspelled(candidates));
  const given = words.parts[1]?.split(' ')[0] ?? '';
  const ends = splits.flatMap((split) => [lastWordOf(split.name), cityOf(split.place)]);
  const names = [...splits.map((split) => split.name), ...ends, given, firstWordOf(candidates.stated?.name ?? '')];
  const [known, ...answers] = await db.batch<unknown>([wordStatement(db, names), ...lookup.statements]);
  const places = lookup.read(answers);
  const found = {
    words: readWords(known?.results ?? []),

    whole: places.get(whole.place),
    placed: splits.flatMap((split): PlacedSplit[] => {
      const resolved = places.get(split.place);
      return resolved !== undefined && isUsable(resolved) ? [{ ...split, resolved }] : [];
    }),
    place: place === null ? undefined : places.get(place),
  };
  const isTurned = words.parts.length === 2 && !words.parts[0]?.includes(' ') && found.words.first.has(nameKey(given));
  return decideReading({ ...(await countLine(db, candidates, found, now)), isTurned });
}

/** What the first round trip found. */
interface FoundPlaces {
  readonly words: KnownWords;
  readonly whole: ResolvedPlace | undefined;
  readonly placed: readonly PlacedSplit[];
  readonly place: ResolvedPlace | undefined;
}

async function countLine(
  db: SqlDatabase,
  { whole, stated, place: placeText }: LineCandidates,
  { words, whole: wholePlace, placed, place }: FoundPlaces,
  now: number,
): Promise<Omit<CountedLine, 'isTurned'>> {
  const counted = [
    { name: readName(whole.name), area: wholePlace?.area ?? null },
    ...placed.map(({ name, resolved }) => ({ name: readName(name), area: resolved.area })),
  ].map(({ name, area }) => (area === null ? { name: { kind: 'nobody' } as const, area: ANYWHERE } : { name, area }));
  const people = place?.area == null ? null : placePeopleStatement(db, place.area);
  const ofPlaces = placed.map(({ resolved }) => resolved.area && placePeopleStatement(db, resolved.area));
  const asked = [people, ...ofPlaces];
  const [counts, ...answers] = await db.batch<unknown>([
    countStatement(db, counted, now),
    ...asked.flatMap((one) => one ?? []),
  ]);
  const [populated = [], ...living] = asked.map((one) =>
    one == null ? [] : (answers.shift()?.results as PlacePeople[]),
  );
  const [ofWhole = 0, ...ofSplits] = readCounts(counts?.results ?? [], counted.length);
  return {
    whole: { name: whole.name, location: locationFor(wholePlace, whole.place), people: ofWhole },
    splits: placed.map(({ name, place: typed, isMarked, isTitle, resolved }, at) => ({
      name,
      location: locationOf(resolved, typed),
      people: ofSplits[at] ?? 0,
      isMarked,
      isTitle,
      isNameKnown: words.first.has(nameKey(name)) || words.last.has(nameKey(name)),
      endsWithLastName: isOftenerLast(lastWordOf(name), words),
      lastNamePeople: words.last.get(nameKey(cityOf(typed))) ?? 0,
      placePeople: living[at]?.[0]?.people ?? 0,
    })),
    places: place === undefined ? [] : placesOf(place, placeText ?? '', populated),
    stated:
      stated === null || !isStated(stated, words)
        ? null
        : { name: stated.name, location: statedLocation(stated.place, placed) },
  };
}

/**
 * 'James Smith, Nowhereville' has a place, 'Quincy, James' and 'De La Cruz, Maria' have a first name. 'James Smith, Paris,
 * France' has a place although Paris is a first name: James comes before the last name.
 */
function isStated({ name, place }: { readonly name: string; readonly place: string }, words: KnownWords): boolean {
  if (!name.includes(' ')) return false;
  if (!words.first.has(nameKey(firstWordOf(place)))) return true;
  const first = firstWordOf(name);
  return place.includes(',') && words.first.has(nameKey(first)) && !isOftenerLast(first, words);
}

const firstWordOf = (text: string): string => text.split(/[\s,]+/)[0] ?? '';
const lastWordOf = (text: string): string => text.split(' ').at(-1) ?? '';

/** 'Jackson' for 'jackson mississippi'; a state or a ZIP code stays as it is. */
function cityOf(place: string): string {
  const parts = parseLocation(place);
  return parts.kind === 'city-state' ? parts.city : place;
}

function isOftenerLast(word: string, { first, last }: KnownWords): boolean {
  const key = nameKey(word);
  return (last.get(key) ?? 0) > (first.get(key) ?? 0);
}

/** As the gazetteer spells it; a place that it does not know stays as typed. */
function statedLocation(typed: string, placed: readonly PlacedSplit[]): string {
  const known = placed.find(({ place }) => place === typed);
  return known === undefined ? typed : locationOf(known.resolved, typed);
}

/**
 * The places of a line that are corrected: the stated one, the one behind a first and last name, and all of it, if a
 * comma or a state marks them. 'Smyth' is a last name, not a misspelled place.
 */
function mayBeMisspelled({ stated, splits, place }: LineCandidates): ReadonlySet<string> {
  const behindName = splits.find(({ name, isMarked }) => isMarked && name.split(' ').length === 2);
  const isMarkedWhole = place !== null && parseLocation(place).kind === 'city-state';
  return new Set([...(stated === null ? [] : [stated.place]), behindName?.place ?? '', isMarkedWhole ? place : '']);
}

const ANYWHERE = { kind: 'anywhere' } as const;

/** A place that nobody knows stays as typed: the results page says that it is unknown. */
function locationFor(resolved: ResolvedPlace | undefined, typed: string): string {
  return typed === '' || resolved === undefined || resolved.area === null ? typed : locationOf(resolved, typed);
}

function isUsable({ area, place }: ResolvedPlace): boolean {
  return area !== null && area.kind !== 'anywhere' && place !== null;
}

/** The places that all of a line may mean. A nickname or a state code may also mean other ones. */
function placesOf(resolved: ResolvedPlace, typed: string, populated: readonly PlacePeople[]): readonly PlacePeople[] {
  const { area, place, meant } = resolved;
  if (area === null || place === null) return [];
  const others = meant.map(({ location, people }) => ({ location, people }));
  const isOne = place.scope === 'county' || place.scope === 'near' || place.stateCode !== null;
  const people = populated.reduce((sum, one) => sum + one.people, 0);
  const own = isOne ? [{ location: locationOf(resolved, typed), people }] : populated.filter((one) => one.people > 0);
  const first = own.length > 0 ? own : [{ location: locationOf(resolved, typed), people: 0 }];
  const once = new Map([...first, ...others].map((one) => [one.location, one] as const));
  return parseLocation(typed).kind === 'none' ? [] : [...once.values()];
}
