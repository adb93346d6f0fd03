import type { PhoneRow } from '../../worker/origin/import/rows.ts';
import { ADULT_AGE, monthOf, REFERENCE_MONTH, yearsBetween } from './calendar.ts';
import type { Household, SharedLine, VisibleHuman } from './human.ts';
import type { Job } from './jobs.ts';
import type { NumberBook } from './number-book.ts';
import type { Place } from './places.ts';
import { provenanceOf } from './provenance.ts';
import { type Random, sumsOf } from './random.ts';
import { timeZoneOf } from './time-zones.ts';

const MOBILES_SUMS = sumsOf([12, 48, 27, 13]);
const MOBILES_OF_OLD_SUMS = sumsOf([45, 45, 10]);
const OTHERS_SUMS = sumsOf([75, 20, 5]);
const OLD = 80;
/** Share of people with far more data than most. */
const RICH = 0.03;
const IS_LISTED = 0.5;
/** Share of numbers issued where the person lived before. */
const KEPT_NUMBER = 0.25;
/** Share of employed people's numbers that are for business, by line type. */
const OF_BUSINESS = { Mobile: 0.12, Landline: 0.04, Other: 0.35 } as const;
/** Shares of numbers with an unknown best time to call, activity, and carrier. */
const HOURS_UNKNOWN = 0.3;
const ACTIVITY_UNKNOWN = 0.3;
const CARRIER_UNKNOWN = 0.08;
/** Active lines score high; the rest low. */
const IN_USE = 0.68;
/** No number was known before this date. */
const FIRST_KNOWN = monthOf(1998, 1);
const IN_DIRECTORY = 0.45;

const CARRIERS: Readonly<Record<PhoneRow['line_type'], readonly string[]>> = {
  Mobile: ['Lantern Wireless', 'Meadowlark Mobile', 'Northbend Cellular', 'Blue Heron PCS'],
  Landline: ['Copper Ridge Telephone', 'Granite Bell', 'Prairie Sky Telecom', 'Harborline Communications'],
  Other: ['Cloudvane Voice', 'Tall Pine VoIP', 'Signalhouse'],
};
/** Hours in which calls are answered: after work, around noon, all day. */
const WEEKDAYS = ['[17,18,19]', '[18,19,20]', '[12,13,18,19]', '[9,10,11]', '[8,9,17]', '[10,11,14,15,16]', '[19,20]'];
const WEEKENDS = ['[10,11,12]', '[11,12,13,14]', '[9,10]', '[14,15,16]', '[16,17,18]', '[]'];

/**
 * A person's phones: mobiles, the household's landline, for some an earlier household's, others.
 *
 * @param places where the person lives and lived, current place first; never empty
 */
export function phonesOf(
  human: VisibleHuman,
  job: Job | null,
  places: readonly Place[],
  book: NumberBook,
  random: Random,
): PhoneRow[] {
  const age = yearsBetween(human.birth, human.death ?? REFERENCE_MONTH);
  const rows: PhoneRow[] = [];
  const more = human.trait === 'rich' || random.chance(RICH) ? 2 : 0;
  const add = (number: string, lineType: PhoneRow['line_type'], isListed: boolean, place: Place): void => {
    if (rows.some((row) => row.number === number)) return;
    rows.push(phoneRow(human, { number, lineType, isListed, place, order: rows.length }, job !== null, random));
  };
  const somewhere = (): Place => {
    const [current = random.pick(places), ...former] = places;
    return former.length > 0 && random.chance(KEPT_NUMBER) ? random.pick(former) : current;
  };
  const isLandlineFirst = age > 60 && random.chance(0.6);
  const addLandlines = (): void => {
    for (const { number, isListed, place } of landlinesOf(human, book, random))
      add(number, 'Landline', isListed, place);
  };
  if (isLandlineFirst) addLandlines();
  const mobiles = human.trait === 'phones-only' ? 2 : random.weighted(age >= OLD ? MOBILES_OF_OLD_SUMS : MOBILES_SUMS);
  for (let n = 0; n < (human.death === null ? mobiles + more : Math.min(1, mobiles)); n += 1) {
    const place = somewhere();
    add(book.next(place), 'Mobile', false, place);
  }
  if (!isLandlineFirst) addLandlines();
  for (let n = human.death === null ? random.weighted(OTHERS_SUMS) + more : 0; n > 0; n -= 1) {
    const place = somewhere();
    add(book.next(place), 'Other', false, place);
  }
  return rows;
}

interface Line {
  readonly number: string;
  readonly lineType: PhoneRow['line_type'];
  readonly isListed: boolean;
  readonly place: Place;
  readonly order: number;
}

function phoneRow(human: VisibleHuman, line: Line, hasJob: boolean, random: Random): PhoneRow {
  const { number, lineType, isListed, place, order } = line;
  const hasHours = human.death === null && !random.chance(HOURS_UNKNOWN);
  const isChecked = !random.chance(ACTIVITY_UNKNOWN);
  const isInUse = human.death === null && random.chance(IN_USE);
  const latest = (human.death ?? REFERENCE_MONTH) - 1;
  const earliest = Math.min(latest, Math.max(FIRST_KNOWN, human.birth + ADULT_AGE * 12));
  const source = isListed || random.chance(IN_DIRECTORY) ? 'public directory' : 'self-reported';
  const seen = provenanceOf(random.between(earliest, latest), human.death, source, random);
  return {
    person_key: human.listed.key,
    number,
    line_type: lineType,
    is_listed: isListed ? 1 : 0,
    is_professional: hasJob && random.chance(OF_BUSINESS[lineType]) ? 1 : 0,
    place_id: place.id,
    timezone: zoneOf(place),
    best_weekday: hasHours ? random.pick(WEEKDAYS) : null,
    best_weekend: hasHours ? random.pick(WEEKENDS) : null,
    activity_score: !isChecked ? null : isInUse ? random.between(52, 100) : random.between(0, 48),
    carrier: random.chance(CARRIER_UNKNOWN) ? null : random.pick(CARRIERS[lineType]),
    sort_order: order,
    first_seen: seen.first_seen,
    last_seen: seen.last_seen,
    source,
  };
}

const zones = new Map<number, string>();

/** A place's time zone, computed once. */
function zoneOf(place: Place): string {
  const known = zones.get(place.id);
  if (known !== undefined) return known;
  const zone = timeZoneOf(place);
  zones.set(place.id, zone);
  return zone;
}

/** Landlines of the person's current and past households, latest first, at most three. */
function landlinesOf(human: VisibleHuman, book: NumberBook, random: Random): SharedLine[] {
  const lines: SharedLine[] = [];
  for (let index = human.memberships.length - 1; index >= 0 && lines.length < 3; index -= 1) {
    const household = human.memberships[index]?.household;
    const line = household === undefined ? null : landlineOf(household, book, random);
    if (line !== null && (index === human.memberships.length - 1 || random.chance(0.4))) lines.push(line);
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
