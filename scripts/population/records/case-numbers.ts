import { byState } from '../by-state.ts';
import { daysSinceNewYear } from '../calendar.ts';
import { countyOf } from '../places/county-seats.ts';
import { loadPlaces, type Place } from '../places/places.ts';
import type { Random } from '../random.ts';
import type { Matter } from './court-names.ts';
import { districtOf } from './federal-districts.ts';

/**
 * How courts of a state number their cases, roughly, as one way for each state: {year} and {yy} of the filing, {kind} of
 * the case, {n4} to {n7} the number with at least so many digits, {county} the county's number in its state.
 */
const FORMATS = `
{year}-{kind}-{n6}|GA KS KY MS ND RI VT SC
{yy}{kind}{n5}|CA OR DC ME NH ID CT
{kind}-{year}-{n5}|OK AL MT WY NM PR
{county}-{year}-{kind}-{n6}|FL IN MA
{kind}{year}-{n6}|AZ CO UT HI
{county}-{kind}-{yy}-{n4}|MN AK SD NV
{year}{kind}{n6}|WI IL OH IA
{yy}-{n6}-{kind}|MI TX LA AR
{kind}-{n6}-{yy}|NY NJ DE WV
{yy} {kind} {n6}|NC NE TN GU VI AS MP
{kind}{yy}{n6}|VA MD MO
{county}-{kind}-{n7}-{year}|PA
{yy}-1-{n5}-{kind}|WA
`;
const FORMAT_BY_STATE = byState(FORMATS);

const KINDS: Readonly<Record<Matter, string>> = {
  traffic: 'TR',
  misdemeanor: 'CR',
  felony: 'CR',
  civil: 'CV',
  'small claim': 'SC',
  eviction: 'LT',
};
/** States that number felonies and misdemeanors apart. */
const APART = new Set('FL IL IN OK WI'.split(' '));
/** Cases a year for each resident of the county. */
const CASES: Readonly<Record<Matter, number>> = {
  traffic: 0.15,
  misdemeanor: 0.02,
  felony: 0.02,
  civil: 0.03,
  'small claim': 0.03,
  eviction: 0.03,
};
/** Documents that a recorder files, and bankruptcies that a federal district has, in a year for each resident. */
const DOCUMENTS = 0.25;
const BANKRUPTCIES = 0.0025;
/** Even a tiny county has so many a year. */
const FEWEST = 60;
/** Bankruptcy courts begin each year's numbers with a digit of their own, and have five digits. */
const FIRST_BANKRUPTCY = 10_000;
const MOST_BANKRUPTCIES = 89_000;

let residentsOfDistricts: ReadonlyMap<string, number> | null = null;

/** The number of a case that a court of a place received on a day, 'YYYY-MM-DD'. */
export function caseNumber(place: Place, date: string, matter: Matter, random: Random): string {
  const number = String(numberOn(date, countyOf(place).residents * CASES[matter], random));
  const isApart = APART.has(place.stateCode);
  const kind = isApart && matter === 'felony' ? 'CF' : isApart && matter === 'misdemeanor' ? 'CM' : KINDS[matter];
  const format = FORMAT_BY_STATE.get(place.stateCode);
  if (format === undefined) throw new Error(`no case numbers in ${place.stateCode}`);
  return format
    .replace('{year}', date.slice(0, 4))
    .replace('{yy}', date.slice(2, 4))
    .replace('{kind}', kind)
    .replace('{county}', countyNumber(place))
    .replace(/\{n(\d)\}/, (_, digits: string) => number.padStart(Number(digits), '0'));
}

/** The alphabetical number of a place's county in its state, as most courts count: federal codes skip every other one. */
function countyNumber({ fips }: Place): string {
  return String(fips === null ? 1 : (Number(fips.slice(2)) + 1) >> 1).padStart(2, '0');
}

/** The number of a bankruptcy that was filed in the federal district of a place on a day: '04-11048'. */
export function bankruptcyNumber(place: Place, date: string, random: Random): string {
  residentsOfDistricts ??= countDistricts();
  const yearly = (residentsOfDistricts.get(districtOf(place)) ?? 0) * BANKRUPTCIES;
  return `${date.slice(2, 4)}-${FIRST_BANKRUPTCY + numberOn(date, Math.min(MOST_BANKRUPTCIES, yearly), random)}`;
}

/** The number of a document that the recorder of a place filed on a day: '2004-0048213'. */
export function documentNumber(place: Place, date: string, random: Random): string {
  const yearly = countyOf(place).residents * DOCUMENTS;
  return `${date.slice(0, 4)}-${String(numberOn(date, yearly, random)).padStart(6, '0')}`;
}

/** A number that grows through the year, up to how many there are in a year. */
function numberOn(date: string, yearly: number, random: Random): number {
  const perDay = Math.max(FEWEST, yearly) / 366;
  return 1 + Math.floor((daysSinceNewYear(date) + random.next()) * perDay);
}

function countDistricts(): Map<string, number> {
  const residents = new Map<string, number>();
  for (const place of loadPlaces()) {
    const district = districtOf(place);
    residents.set(district, (residents.get(district) ?? 0) + place.population);
  }
  return residents;
}
