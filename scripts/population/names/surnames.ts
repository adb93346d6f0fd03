import type { StateCode } from '../../../shared/people/us-states.ts';
import { type Random, sumsOf } from '../random.ts';
import { linesOfTable } from '../read-table.ts';
import { accentedLastName } from './accents.ts';
import { ISLAND_FAMILIES, ISLAND_ORIGINS } from './island-origins.ts';
import { GENERAL, HISPANIC, ORIGINS, PUERTO_RICAN } from './origins.ts';
import { IN_COUNTRY, residentShares } from './resident-shares.ts';
import { bothSurnames, firstSurname } from './two-surnames.ts';

interface LastName {
  readonly name: string;
  /** people per ten million */
  readonly share: number;
  /** the origins of families with this name, with their probabilities */
  readonly origins: readonly (readonly [origin: string, probability: number])[];
}

/**
 * Below the counted names only the rank is known. People per ten million at some ranks, from the published totals of
 * the 2010 census; in between the logarithms follow a straight line.
 */
const BY_RANK: readonly (readonly [rank: number, share: number])[] = [
  [1_000, 1_185],
  [5_000, 236],
  [20_000, 51],
];
/**
 * A quarter of the country has a last name below the table. They have one of its rarer half instead, each as often, so
 * that frequent names stay as frequent as they are.
 */
const RARE_FROM_RANK = 3_000;
const EVERYBODY = 10_000_000;

/** Ends of Spanish last names. */
const SPANISH_END = /(?:ez|illo|iño)$/;
const SPANISH_SURE = 0.9;
/** Two last names, as Spanish-speaking families have them; and accents that were kept. */
const TWO_NAMES: Readonly<Record<string, number>> = { [HISPANIC]: 0.06, [PUERTO_RICAN]: 0.35 };
const WITH_ACCENT: Readonly<Record<string, number>> = { [HISPANIC]: 0.06, [PUERTO_RICAN]: 0.2 };
const WITH_ACCENT_ELSEWHERE = 0.02;

let all: readonly LastName[] | null = null;
let everybody: readonly number[] = [];
const byOrigin = new Map<string, readonly number[]>();

/** A last name as frequent as it is, and the origin of a family with it, in a state. */
export function chooseFamilyName(
  stateCode: StateCode,
  random: Random,
): { readonly last: string; readonly origin: string } {
  const island = ISLAND_FAMILIES[stateCode];
  if (island !== undefined) {
    const origin = pickBy(island, random);
    if (origin !== null) return { last: chooseSurname(origin, random), origin };
  } else {
    const { hispanic, asian: asianShare } = residentShares(stateCode);
    if (random.chance(hispanic * toldBy(IS_HISPANIC, IN_COUNTRY.hispanic)))
      return { last: chooseSurname(HISPANIC, random), origin: HISPANIC };
    if (random.chance(asianShare * toldBy(ASIAN, IN_COUNTRY.asian))) return chooseAsian(random);
  }
  for (;;) {
    const found = lastNames()[random.weighted(everybody)];
    if (found === undefined) throw new Error('no last name to choose');
    const origin = originOf(found, random);
    if (origin !== HISPANIC && !ASIAN.has(origin)) return { last: written(found.name, origin, random), origin };
  }
}

const IS_HISPANIC: ReadonlySet<string> = new Set([HISPANIC]);
const ASIAN: ReadonlySet<string> = new Set([
  'chinese',
  'korean',
  'vietnamese',
  'hmong',
  'indian',
  'japanese',
  'filipino',
]);
const told = new Map<ReadonlySet<string>, number>();

/** The part of a group of the country whose last name in the table tells it. */
function toldBy(group: ReadonlySet<string>, shareInCountry: number): number {
  const known = told.get(group);
  if (known !== undefined) return known;
  const sum = lastNames().reduce((all, one) => all + one.share * partOf(group, one), 0);
  const found = sum / EVERYBODY / shareInCountry;
  told.set(group, found);
  return found;
}

/** How many of the families with a last name are of one of the origins, from 0 to 1. */
function partOf(group: ReadonlySet<string>, { origins }: LastName): number {
  return origins.reduce((sum, [origin, part]) => sum + (group.has(origin) ? part : 0), 0);
}

let asian: readonly number[] | null = null;

function chooseAsian(random: Random): { readonly last: string; readonly origin: string } {
  asian ??= sumsOf(lastNames().map((one) => one.share * partOf(ASIAN, one)));
  const found = lastNames()[random.weighted(asian)];
  const origin = found?.origins.find(([one]) => ASIAN.has(one))?.[0] ?? GENERAL;
  return { last: written(found?.name ?? '', origin, random), origin };
}

/** A last name of families of an origin, as frequent as it is among them. */
export function chooseSurname(origin: string, random: Random): string {
  const island = ISLAND_ORIGINS.find(({ name }) => name === origin);
  if (island !== undefined) return random.pick(island.lastNames);
  const found = lastNames()[random.weighted(sumsByOrigin(origin === PUERTO_RICAN ? HISPANIC : origin))];
  return written(found?.name ?? '', origin, random);
}

/** Last names of the parents of somebody with that last name: if it is two, each parent brings one of them. */
export function surnamesOfParents(
  last: string,
  origin: string,
  random: Random,
): { readonly father: string; readonly mother: string } {
  const both = bothSurnames(last);
  const other = chooseSurname(origin, random);
  if (both === null) return { father: last, mother: other };
  const [fathers, mother] = both;
  const second = firstSurname(other);
  return { father: /[ -]/.test(second) || second === fathers ? fathers : `${fathers} ${second}`, mother };
}

function sumsByOrigin(origin: string): readonly number[] {
  const known = byOrigin.get(origin);
  if (known !== undefined) return known;
  const group = new Set([origin]);
  const sums = sumsOf(lastNames().map((one) => one.share * partOf(group, one)));
  byOrigin.set(origin, sums);
  return sums;
}

/** Every last name that a person may have, the most frequent first, for checks. */
export function allLastNames(): string[] {
  return lastNames()
    .toSorted((a, b) => b.share - a.share)
    .map(({ name }) => name);
}

/** How frequent a last name is: people per ten million. Null if the table does not count it. */
export function shareOfLastName(name: string): number | null {
  return lastNames().find((one) => one.name === name)?.share ?? null;
}

function written(name: string, origin: string, random: Random): string {
  const last = random.chance(WITH_ACCENT[origin] ?? WITH_ACCENT_ELSEWHERE) ? accentedLastName(name) : name;
  if (last.includes(' ') || !random.chance(TWO_NAMES[origin] ?? 0)) return last;
  const second = chooseSurname(HISPANIC, random);
  return second.includes(' ') || second === last ? last : `${last} ${second}`;
}

function originOf({ origins }: LastName, random: Random): string {
  return pickBy(origins, random) ?? GENERAL;
}

/** One of the origins with their probabilities; null for what is left of 1. */
function pickBy(origins: LastName['origins'], random: Random): string | null {
  let turn = random.next();
  for (const [origin, probability] of origins) {
    turn -= probability;
    if (turn < 0) return origin;
  }
  return null;
}

function lastNames(): readonly LastName[] {
  if (all !== null) return all;
  const listed = new Map(ORIGINS.flatMap(({ name, lastNames: names }) => names.map((last) => [last, name] as const)));
  const found: LastName[] = [];
  for (const line of linesOfTable('last-names.txt')) {
    const words = line.split(' ').map((word) => word.replaceAll('_', ' '));
    const [name = '', share, hispanic, api] = words;
    if (/^\d+$/.test(share ?? '')) {
      const origins = originsOf(listed.get(name), Number(hispanic) / 100, Number(api) / 100);
      found.push({ name, share: Number(share), origins });
      continue;
    }
    for (const last of words) {
      const isSpanish = !listed.has(last) && SPANISH_END.test(last);
      const origins = isSpanish ? [[HISPANIC, SPANISH_SURE] as const] : originsOf(listed.get(last), 0, 1);
      found.push({ name: last, share: shareAtRank(found.length + 1), origins });
    }
  }
  const missing = EVERYBODY - found.reduce((sum, { share }) => sum + share, 0);
  const extra = missing / (found.length - RARE_FROM_RANK);
  all = found.map((one, at) => (at < RARE_FROM_RANK ? one : { ...one, share: one.share + extra }));
  everybody = sumsOf(all.map(({ share }) => share));
  return all;
}

/** Of a counted name the census tells how many are Hispanic or Asian; a listed origin takes its part of the rest. */
function originsOf(listed: string | undefined, hispanic: number, api: number): LastName['origins'] {
  const own = listed === undefined ? 0 : ASIAN.has(listed) ? api : 1 - hispanic - api;
  const origins: (readonly [string, number])[] = [];
  if (hispanic > 0) origins.push([HISPANIC, hispanic]);
  if (listed !== undefined && own > 0) origins.push([listed, own]);
  const rest = 1 - hispanic - Math.max(0, own);
  if (rest > 0) origins.push([GENERAL, rest]);
  return origins;
}

function shareAtRank(rank: number): number {
  const after = BY_RANK.findIndex(([at]) => at >= rank);
  const [from, to] = [BY_RANK[Math.max(0, after - 1)], BY_RANK[Math.max(1, after)]];
  if (from === undefined || to === undefined) throw new Error('no share at that rank');
  const slope = Math.log(to[1] / from[1]) / Math.log(to[0] / from[0]);
  // Rounded, because machines may differ in the last digit of a power.
  return Math.round(from[1] * (rank / from[0]) ** slope);
}
