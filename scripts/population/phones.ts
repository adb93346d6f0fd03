import type { PhoneRow } from '../../worker/origin/import/rows.ts';
import { areaCodesOfPlace } from './area-codes.ts';
import { REFERENCE_MONTH, yearsBetween } from './calendar.ts';
import type { Household, Human, SharedLine } from './human.ts';
import type { Place } from './places.ts';
import { type Random, sumsOf } from './random.ts';

/** The exchange that all invented numbers carry. Of it 555-1212, directory assistance, is real. */
const EXCHANGE = '555';
const DIRECTORY_ASSISTANCE = 1212;
const NUMBERS_PER_CODE = 10_000;
/** Draws before a number that somebody else had before is taken again. */
const TRIES = 40;

const MOBILES_SUMS = sumsOf([12, 48, 27, 13]);
const MOBILES_OF_OLD_SUMS = sumsOf([45, 45, 10]);
const OTHERS_SUMS = sumsOf([75, 20, 5]);
const OLD = 80;
/** Share of people of whom far more is known than of most. */
const RICH = 0.03;
const IS_LISTED = 0.5;
/** Share of numbers that were issued where the person lived before. */
const KEPT_NUMBER = 0.25;

/** Hands out numbers, each once while there are any left in its area code. */
export class NumberBook {
  readonly #used = new Map<string, Uint8Array>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Ten digits with an area code of the place. */
  next(place: Place): string {
    const random = this.#random;
    const code = random.pick(areaCodesOfPlace(place));
    const used = this.#used.get(code) ?? new Uint8Array(NUMBERS_PER_CODE);
    this.#used.set(code, used);
    let line = DIRECTORY_ASSISTANCE;
    for (let n = 0; n < TRIES && (line === DIRECTORY_ASSISTANCE || used[line] === 1); n += 1) {
      line = random.below(NUMBERS_PER_CODE);
    }
    if (line === DIRECTORY_ASSISTANCE) line = 0;
    used[line] = 1;
    return `${code}${EXCHANGE}${String(line).padStart(4, '0')}`;
  }
}

/**
 * The phones of a person: mobiles, the landline of the household, of some the landline of an earlier one, others.
 *
 * @param places where the person lives and lived, the current place first; never empty
 */
export function phonesOf(human: Human, places: readonly Place[], book: NumberBook, random: Random): PhoneRow[] {
  const age = yearsBetween(human.birth, human.death ?? REFERENCE_MONTH);
  const rows = new Map<string, PhoneRow>();
  const more = random.chance(RICH) ? 2 : 0;
  const add = (number: string, line_type: PhoneRow['line_type'], is_listed: 0 | 1, place: Place): void => {
    if (rows.has(number)) return;
    rows.set(number, { person_id: human.id, number, line_type, is_listed, place_id: place.id, sort_order: rows.size });
  };
  const somewhere = (): Place => {
    const [current = random.pick(places), ...former] = places;
    return former.length > 0 && random.chance(KEPT_NUMBER) ? random.pick(former) : current;
  };
  const isLandlineFirst = age > 60 && random.chance(0.6);
  const addLandlines = (): void => {
    for (const { number, isListed, place } of landlinesOf(human, book, random)) {
      add(number, 'Landline', isListed ? 1 : 0, place);
    }
  };
  if (isLandlineFirst) addLandlines();
  const mobiles = human.trait === 'phones-only' ? 2 : random.weighted(age >= OLD ? MOBILES_OF_OLD_SUMS : MOBILES_SUMS);
  for (let n = 0; n < (human.death === null ? mobiles + more : Math.min(1, mobiles)); n += 1) {
    const place = somewhere();
    add(book.next(place), 'Mobile', 0, place);
  }
  if (!isLandlineFirst) addLandlines();
  for (let n = human.death === null ? random.weighted(OTHERS_SUMS) + more : 0; n > 0; n -= 1) {
    const place = somewhere();
    add(book.next(place), 'Other', 0, place);
  }
  return [...rows.values()];
}

/** Landlines of the households that the person lives or lived in, the latest first, at most three. */
function landlinesOf(human: Human, book: NumberBook, random: Random): SharedLine[] {
  const lines: SharedLine[] = [];
  const households = human.memberships.map(({ household }) => household).reverse();
  for (const [index, household] of households.entries()) {
    const line = landlineOf(household, book, random);
    if (line !== null && (index === 0 || random.chance(0.4))) lines.push(line);
    if (lines.length === 3) break;
  }
  return lines;
}

function landlineOf(household: Household, book: NumberBook, random: Random): SharedLine | null {
  if (household.landline !== undefined) return household.landline;
  const age = yearsBetween(household.head.birth, household.end ?? REFERENCE_MONTH);
  const share = age < 35 ? 0.12 : age < 50 ? 0.32 : age < 65 ? 0.58 : 0.82;
  const place = household.stays.at(-1)?.address.place;
  const has = place !== undefined && random.chance(share);
  household.landline = has ? { number: book.next(place), isListed: random.chance(IS_LISTED), place } : null;
  return household.landline;
}
