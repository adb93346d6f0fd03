import { nameKey } from '../../../shared/people/names/name-key.ts';
import { readTypedName } from '../../../shared/people/names/person-name.ts';
import { readName, type SearchableName } from '../search/name-query.ts';
import { tailsOf, withoutLead } from '../typed/line-tails.ts';
import { readNicknameTyping } from './nickname-typing.ts';
import { type CityBeginning, type PlaceTyping, readPlaceTyping } from './place-text.ts';

/** One way to read what is being typed as a name and the beginning of a place behind it. */
export interface NameAndPlace {
  readonly name: SearchableName;
  readonly place: Exclude<PlaceTyping, { kind: 'nowhere' }>;
  /** the place is only what was typed, not what begins so: a last name alone says too little to guess */
  readonly isPlaceWhole: boolean;
}

/** Words of the longest place that is read: 'salt lake city ut'. */
const PLACE_WORDS_MAX = 4;
/** Ways to split a line that are looked up. */
const SPLITS_MAX = 6;
/** A beginning of fewer letters may be that of any place. */
const PLACE_LETTERS_MIN = 3;

/** 'maria garcia hous', 'Garcia, Maria, Houston' and 'garcia 77002' as names and places, the likeliest first. */
export function readNamesAndPlaces(typed: string): readonly NameAndPlace[] {
  const once = new Map(splitsOf(typed).map((split) => [`${nameKey(split[0])}|${nameKey(split[1])}`, split] as const));
  return [...once.values()].flatMap(readSplit).slice(0, SPLITS_MAX);
}

type Split = readonly [name: string, place: string, isAtComma: boolean];

/** At a comma, or before each of the last words. */
function splitsOf(typed: string): Split[] {
  const [before = '', ...behind] = typed.split(',').map((part) => part.trim());
  const [given = '', ...rest] = behind.filter((part) => part !== '');
  if (given === '') return tailsOf(before, PLACE_WORDS_MAX).map(([name, place]) => [name, place, false]);
  const turned = tailsOf(given, PLACE_WORDS_MAX).map(
    ([name, tail]): Split => [`${before}, ${name}`, [tail, ...rest].join(', '), false],
  );
  const behindTurned: Split[] = rest.length === 0 ? [] : [[`${before}, ${given}`, rest.join(', '), true]];
  const places = [given, ...rest].join(', ');
  const inFront = tailsOf(before, PLACE_WORDS_MAX).map(([name, tail]): Split => [name, `${tail}, ${places}`, false]);
  return [[before, places, true], ...inFront, ...behindTurned, ...turned];
}

function readSplit([head, tail, isAtComma]: Split): NameAndPlace[] {
  const named = withoutLead(head);
  const isLed = named !== head;
  const isMarked = isAtComma || isLed;
  const name = readName(readTypedName(named));
  const place = readPlaceTyping(tail);
  if (name.kind === 'nobody' || place.kind === 'nowhere') return [];
  if (place.kind !== 'words') return [{ name, place, isPlaceWhole: true }];
  // 'Smith, John' is no Smith of Johnson City, but 'smith in john' may be.
  const isPlaceWhole = name.kind === 'word' && !isLed;
  // 'garcia houston' is a first and a last name, but 'garcia houston tx' is not.
  const hasState = place.cities.some(({ stateCodes }) => stateCodes !== null);
  if (isPlaceWhole && !isMarked && !hasState) return [];
  const begun = place.cities.filter(
    ({ cityKey, stateCodes }) =>
      (stateCodes !== null || cityKey.length >= PLACE_LETTERS_MIN) &&
      (!isPlaceWhole || isMarked || stateCodes !== null),
  );
  // 'lee chi' is a name.
  const cities = isPlaceWhole && !isMarked ? begun : [...begun, ...nicknamesOf(tail)];
  const stateCodes = isPlaceWhole && !isMarked ? [] : place.stateCodes;
  if (cities.length === 0 && stateCodes.length === 0) return [];
  return [{ name, place: { ...place, cities, stateCodes }, isPlaceWhole }];
}

/** 'nyc', 'philly' */
function nicknamesOf(text: string): CityBeginning[] {
  return readNicknameTyping(text).map(({ cityKey, stateCode }) => ({
    cityKey,
    stateCodes: stateCode === null ? null : [stateCode],
  }));
}
