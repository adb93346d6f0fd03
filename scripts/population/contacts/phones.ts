import type { PhoneRow } from '../../../worker/origin/import/rows.ts';
import { ADULT_AGE, type Month, monthOf, REFERENCE_MONTH, yearsBetween } from '../calendar.ts';
import { earlier } from '../lives/households.ts';
import type { Household, SharedLine, VisibleHuman } from '../lives/human.ts';
import type { Residence } from '../lives/residences.ts';
import type { Place } from '../places/places.ts';
import { timeZoneOf } from '../places/time-zones.ts';
import { provenanceOf } from '../provenance.ts';
import { type Random, sumsOf } from '../random.ts';
import type { Job } from '../work/jobs.ts';
import type { Assigned, NumberBook, Wish } from './number-book.ts';

const MOBILES_SUMS = sumsOf([12, 48, 27, 13]);
const MOBILES_OF_OLD_SUMS = sumsOf([45, 45, 10]);
const OTHERS_SUMS = sumsOf([75, 20, 5]);
const OLD = 80;
/** Share of people with far more data than most. */
const RICH = 0.03;
const IS_LISTED = 0.5;
/** Share of mobiles, besides the first, that the person no longer has, and the least months they had it. */
const IS_FORMER = 0.3;
const SHORTEST_HELD = 12;
/** A number given up is unused for so many months, longer than the time in which its end is noticed (provenance.ts). */
const UNUSED = 6;
/** A mobile given up was so for this many months at least: longer than one they still have goes unconfirmed. */
const GIVEN_UP_FOR = 18;
/** Share of employed people's numbers that are for business, by line type. */
const OF_BUSINESS = { Mobile: 0.12, Landline: 0.04, Other: 0.35 } as const;
/** Shares of numbers with an unknown best time to call, activity, and carrier. */
const HOURS_UNKNOWN = 0.3;
const ACTIVITY_UNKNOWN = 0.3;
const CARRIER_UNKNOWN = 0.08;
/** Active lines score high; the rest low. */
const IN_USE = 0.68;
const NOT_IN_USE = [0, 48] as const;
/** No number was known before this date. */
const FIRST_KNOWN = monthOf(2001, 1);
/** Nobody sold calls over the internet to households before this date. */
const INTERNET_LINES_SINCE = monthOf(2005, 1);
/** Directories took over the landlines of households that had not moved since within so many months. */
const TAKEN_OVER_WITHIN = 48;
const IN_DIRECTORY = 0.45;
/** Households that moved in since then seldom ordered a landline. */
const LANDLINES_RARE_SINCE = monthOf(2012, 1);
const ORDERS_STILL = 0.4;

const CARRIERS: Readonly<Record<PhoneRow['line_type'], readonly string[]>> = {
  Mobile: ['Tidewater Wireless', 'Sparrow Mobile', 'Northbend Cellular', 'Blue Heron PCS'],
  Landline: ['Union Valley Telephone', 'Granite Bell', 'Four Corners Telecom', 'Harborline Communications'],
  Other: ['Cloudvane Voice', 'Pinecast VoIP', 'Signalhouse'],
};
/** Hours in which calls are answered: after work, around noon, all day. */
const WEEKDAYS = ['[17,18,19]', '[18,19,20]', '[12,13,18,19]', '[9,10,11]', '[8,9,17]', '[10,11,14,15,16]', '[19,20]'];
const WEEKENDS = ['[10,11,12]', '[11,12,13,14]', '[9,10]', '[14,15,16]', '[16,17,18]', '[]'];

/**
 * A person's phones: mobiles, the household's landline, for some an earlier household's, others. Those they no longer
 * have come last. A number is issued where the person lived at the time, and kept after a move. In an area whose numbers
 * are used up they have fewer.
 *
 * @param residences the latest first
 * @param home where somebody without residences lives
 */
export function phonesOf(
  human: VisibleHuman,
  job: Job | null,
  { residences, home }: { readonly residences: readonly Residence[]; readonly home: Place },
  book: NumberBook,
  random: Random,
): PhoneRow[] {
  const age = yearsBetween(human.birth, human.death ?? REFERENCE_MONTH);
  const lines: Line[] = [];
  const isAlive = human.death === null;
  const isPhonesOnly = human.trait === 'phones-only';
  const more = human.trait === 'rich' || random.chance(RICH) ? 2 : 0;
  const places = new Set(residences.map(({ address }) => address.place));
  const add = (lineType: 'Mobile' | 'Other', need: Wish['need'], to: Month | null): void => {
    const latest = to === null ? REFERENCE_MONTH - 1 : to - SHORTEST_HELD;
    const isMobile = lineType === 'Mobile';
    const earliest = isMobile ? since(human) : Math.max(INTERNET_LINES_SINCE, since(human));
    // Nothing is known of the numbers of those who died before.
    if (earliest > latest) return;
    const wished = random.between(earliest, latest);
    const place = placeAt(wished, residences) ?? home;
    const assigned = book.next({ place, by: wished, need, isMobile });
    if (assigned === null) return;
    const from = Math.max(wished, assigned.from);
    lines.push({ number: assigned.number, lineType, isListed: false, place, from, to, ...factsOf(lineType, random) });
    if (to !== null && isMobile) book.giveUp(assigned.number, to + UNUSED);
  };
  const isLandlineFirst = age > 60 && random.chance(0.6);
  if (isLandlineFirst) lines.push(...landlinesOf(human, places, book, random));
  const mobiles = isPhonesOnly ? 2 : random.weighted(age >= OLD ? MOBILES_OF_OLD_SUMS : MOBILES_SUMS);
  for (let n = 0; n < (isAlive ? mobiles + more : Math.min(1, mobiles)); n += 1) {
    add('Mobile', n > 0 ? 'extra' : isPhonesOnly ? 'needed' : 'first', n > 0 ? formerEnd(human, random) : human.death);
  }
  if (!isLandlineFirst) lines.push(...landlinesOf(human, places, book, random));
  for (let n = isAlive ? random.weighted(OTHERS_SUMS) + more : 0; n > 0; n -= 1) add('Other', 'extra', null);
  return lines
    .toSorted((a, b) => Number(a.to !== null) - Number(b.to !== null))
    .map((line, order) => phoneRow(human, line, order, job !== null, random));
}

/** Where the person lived in the month; their first known home if it was earlier, null without any. */
function placeAt(month: Month, residences: readonly Residence[]): Place | null {
  const lived = residences.find(({ from }) => from <= month) ?? residences.at(-1);
  return lived?.address.place ?? null;
}

/** The first month in which a number of the person may be known. */
function since(human: VisibleHuman): Month {
  return Math.max(FIRST_KNOWN, human.birth + ADULT_AGE * 12);
}

/** When the person gave up one of their mobiles; null if they still have it. */
function formerEnd(human: VisibleHuman, random: Random): Month | null {
  const earliest = since(human) + SHORTEST_HELD;
  const latest = REFERENCE_MONTH - GIVEN_UP_FOR;
  return earliest < latest && random.chance(IS_FORMER) ? random.between(earliest, latest) : null;
}

interface Line {
  readonly number: string;
  readonly lineType: PhoneRow['line_type'];
  readonly isListed: boolean;
  readonly place: Place;
  readonly from: Month;
  /** null while the person has the number */
  readonly to: Month | null;
  readonly carrier: string | null;
  /** 0 to 100; null if nobody checked */
  readonly activity: number | null;
}

/** What is known about a line, whoever has it. */
function factsOf(lineType: PhoneRow['line_type'], random: Random): Pick<Line, 'carrier' | 'activity'> {
  const isChecked = !random.chance(ACTIVITY_UNKNOWN);
  const isInUse = random.chance(IN_USE);
  return {
    carrier: random.chance(CARRIER_UNKNOWN) ? null : random.pick(CARRIERS[lineType]),
    activity: !isChecked ? null : isInUse ? random.between(52, 100) : random.between(...NOT_IN_USE),
  };
}

function phoneRow(human: VisibleHuman, line: Line, order: number, hasJob: boolean, random: Random): PhoneRow {
  const { number, lineType, isListed, place, from, to, carrier, activity } = line;
  const hasHours = to === null && !random.chance(HOURS_UNKNOWN);
  const source = isListed || random.chance(IN_DIRECTORY) ? 'public directory' : 'self-reported';
  const seen = provenanceOf(from, to, source, random);
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
    // Nobody reaches a person at a number that they no longer have.
    activity_score: to === null || activity === null ? activity : random.between(...NOT_IN_USE),
    carrier,
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
function landlinesOf(human: VisibleHuman, places: ReadonlySet<Place>, book: NumberBook, random: Random): Line[] {
  const lines: Line[] = [];
  for (let index = human.memberships.length - 1; index >= 0 && lines.length < 3; index -= 1) {
    const membership = human.memberships[index];
    const line = membership === undefined ? null : landlineOf(membership.household, book, random);
    if (line === null || membership === undefined || !places.has(line.place)) continue;
    if (lines.some(({ number }) => number === line.number)) continue;
    const from = Math.max(since(human), membership.from, line.from);
    const to = earlier(earlier(membership.to, line.to), human.death);
    if (from >= (to ?? REFERENCE_MONTH) || (index < human.memberships.length - 1 && !random.chance(0.4))) continue;
    lines.push({ ...line, lineType: 'Landline', from, to });
  }
  return lines;
}

/** The landline of a household's last home and of those before it in the same place. */
function landlineOf(household: Household, book: NumberBook, random: Random): SharedLine | null {
  if (household.landline !== undefined) return household.landline;
  const { head, stays, end } = household;
  const age = yearsBetween(head.birth, end ?? REFERENCE_MONTH);
  const place = stays.at(-1)?.address.place;
  const known = FIRST_KNOWN + random.below(TAKEN_OVER_WITHIN);
  const from = Math.max(known, stays[stays.findLastIndex((stay) => stay.address.place !== place) + 1]?.from ?? 0);
  const by = (end ?? REFERENCE_MONTH) - 1;
  const share = age < 35 ? 0.12 : age < 50 ? 0.32 : age < 65 ? 0.58 : 0.82;
  const orders = from < LANDLINES_RARE_SINCE ? 1 : ORDERS_STILL;
  const isWanted = place !== undefined && from <= by && random.chance(share * orders);
  const assigned: Assigned | null = isWanted ? book.next({ place, by, need: 'first', isMobile: false }) : null;
  household.landline =
    assigned === null || place === undefined
      ? null
      : {
          number: assigned.number,
          isListed: random.chance(IS_LISTED),
          place,
          from: Math.max(from, assigned.from),
          to: end,
          ...factsOf('Landline', random),
        };
  return household.landline;
}
