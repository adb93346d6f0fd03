import { TYPED_READINGS_MAX, type TypedAnswer, type TypedReading } from '../../../shared/contract/finding/typed.ts';
import type { PlacePeople } from './place-people-store.ts';

/** A name in a place, and how many people have exactly that name there. */
export interface CountedName {
  readonly name: string;
  readonly location: string;
  readonly people: number;
}

export interface CountedSplit extends CountedName {
  /** a comma or a state marks the place */
  readonly isMarked: boolean;
  /** somebody goes by the name's words as a first or last name; unknown of several words */
  readonly isNameKnown: boolean;
  /** the name's last word is oftener a last name than a first name */
  readonly endsWithLastName: boolean;
  /** how many people anywhere have the words of the place, without its state, as their last name: 'Jackson' */
  readonly lastNamePeople: number;
  /** how many people live in the place; in the largest of them, if several have its name */
  readonly placePeople: number;
  /** the place may be a title after the name: 'MD' */
  readonly isTitle: boolean;
}

/** A line of words with everything that is known of its readings. */
export interface CountedLine {
  /** all of it as a name */
  readonly whole: CountedName;
  /** names with a known place behind them, the longest place first */
  readonly splits: readonly CountedSplit[];
  /** all of it as a place, most people first; several places may have the same name */
  readonly places: readonly PlacePeople[];
  /** a full name before a comma and the place behind it, which may be unknown; null for a line without */
  readonly stated: { readonly name: string; readonly location: string } | null;
  /** a last name, a comma and a first name: 'Hale, Georgia' */
  readonly isTurned: boolean;
}

/** A place with so many times the people of the rarer reading is meant: 'Portland Oregon' is no Portland in Oregon. */
const BEYOND_DOUBT = 20;

/**
 * Decides what a line means, by how many people each reading leads to. Somebody by the whole name counts most, because
 * the line was typed to find people; a reading that leads to nobody is only used if all do.
 */
export function decideReading(line: CountedLine): TypedAnswer {
  const { whole, splits, places } = line;
  const live = splits.filter(({ people }) => people > 0);
  if (whole.people > 0) return decideNamed(whole, live, places);
  if (places.length > 0) return decidePlace(places, live);
  const likely = live.filter((split) => mayBeMeant(split));
  const [first, ...others] = likely;
  if (first === undefined) return sure(nobody(line));
  if (others.length > 0) return ask(likely.map(readName));
  const rival = isDoubtful(first) ? splits.find(isNameInPlace) : undefined;
  if (rival !== undefined) return ask([readName(first), readName(rival)]);
  return isNatural(first) ? sure(readName(first)) : ask([readName(first), readName(whole)]);
}

/** Somebody has the whole line as a name. */
function decideNamed(whole: CountedName, live: readonly CountedSplit[], places: readonly PlacePeople[]): TypedAnswer {
  const [largest] = places;
  if (largest !== undefined && largest.people > whole.people) return ask([...places.map(readPlace), readName(whole)]);
  const rivals = live.filter((split) => split.isMarked || hasFullName(split));
  return rivals.length === 0 ? sure(readName(whole)) : ask([...rivals.map(readName), readName(whole)]);
}

/** Nobody has the whole line as a name, and it is the name of a place. */
function decidePlace(places: readonly PlacePeople[], live: readonly CountedSplit[]): TypedAnswer {
  const inhabited = places.filter(({ people }) => people > 0);
  const offered = inhabited.length > 0 ? inhabited : places.slice(0, 1);
  const [first] = offered;
  const rivals = live.filter(({ people }) => (first?.people ?? 0) < people * BEYOND_DOUBT);
  const readings = [...offered.map(readPlace), ...rivals.map(readName)];
  const [only] = readings;
  return readings.length === 1 && only !== undefined ? sure(only) : ask(readings);
}

/** The reading of a line that leads to nobody at all. */
function nobody({ whole, splits, stated, isTurned }: CountedLine): TypedReading {
  if (isTurned) return readName(whole);
  // Before a comma nothing is turned: 'james smith, portland or' is no Portland James Smith in Oregon.
  const named = splits.find((split) => isNameInPlace(split) && (stated?.name ?? split.name).startsWith(split.name));
  if (named !== undefined) return readName(named);
  if (stated !== null) return readName({ ...stated, people: 0 });
  const likely = splits.find(
    (split) => isNatural(split) && !split.isTitle && (hasFullName(split) || split.isMarked || split.isNameKnown),
  );
  return readName(likely ?? whole);
}

/**
 * Nobody on record is called Maria Garcia Houston or Chelsea Portland, so that the end is a place: one where somebody
 * lives, for most words are the name of some village.
 */
function isNatural({ isMarked, lastNamePeople, people, placePeople, name }: CountedSplit): boolean {
  return isMarked || (lastNamePeople === 0 && people + placePeople > 0) || (hasFullName({ name }) && people > 0);
}

/**
 * Pat Obrien in Boston, whether or not somebody of that name is on record there: Obrien is a last name already, and more
 * people live in Boston than are called so. Nobody is called Portland, so that Smith John Portland is in Portland, too.
 * Mary Ann Houston and Maria Garcia Lopez stay names.
 */
function isNameInPlace(split: CountedSplit): boolean {
  const { endsWithLastName, lastNamePeople, placePeople, isTitle } = split;
  if (!hasFullName(split) || isTitle) return false;
  return lastNamePeople === 0 || (endsWithLastName && placePeople >= lastNamePeople);
}

/** 'mary jackson mississippi': Jackson is more likely her name than the one Mary's city. */
function isDoubtful(split: CountedSplit): boolean {
  return !hasFullName(split) && split.people <= split.lastNamePeople;
}

/** Mary Jackson is more likely somebody who is not on record than one Mary in Jackson. */
function mayBeMeant(split: CountedSplit): boolean {
  return isNatural(split) || split.people > split.lastNamePeople;
}

const hasFullName = ({ name }: Pick<CountedName, 'name'>): boolean => name.includes(' ');

const readName = ({ name, location, people }: CountedName): TypedReading => ({ kind: 'name', name, location, people });
const readPlace = ({ location, people }: PlacePeople): TypedReading => ({ kind: 'place', location, people });
const sure = (reading: TypedReading): TypedAnswer => ({ readings: [reading], isSure: true });
const ask = (readings: readonly TypedReading[]): TypedAnswer => ({
  readings: readings.slice(0, TYPED_READINGS_MAX),
  isSure: false,
});
