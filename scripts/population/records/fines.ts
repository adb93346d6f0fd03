import type { Random } from '../random.ts';
import type { Charge } from './charges.ts';

/** Fines and costs are in dollars of this year; so many years before, they were half as high. By estimate. */
const TODAY = 2026;
const HALF_YEARS_AGO = 31;
/** Dollars that no fine but one set by law is below. */
const LEAST_FINE = 25;
/** Costs of a case in tens of dollars, from and to: of a parking ticket, an infraction, and anything graver. */
const COSTS = { parking: [0, 3], infraction: [3, 15], other: [4, 30] } as const;
/** What Missouri takes for a seat belt, by law and without costs. */
const SET_BY_LAW: Readonly<Record<string, number>> = { 'MO belt': 10 };

function shareOfToday(year: number): number {
  return 1 - (0.5 * (TODAY - year)) / HALF_YEARS_AGO;
}

function setByLaw({ subject }: Charge, stateCode: string): number | undefined {
  return SET_BY_LAW[`${stateCode} ${subject}`];
}

/** The fine for a charge in a year, in dollars. */
export function fineFor(charge: Charge, stateCode: string, year: number, random: Random): number {
  const fixed = setByLaw(charge, stateCode);
  if (fixed !== undefined) return fixed;
  const dollars = random.between(...charge.fine) * shareOfToday(year);
  return Math.max(LEAST_FINE, Math.round(dollars / 5) * 5);
}

/** Whether a conviction of a charge may come with court costs. */
export function hasCosts(charge: Charge, stateCode: string): boolean {
  return setByLaw(charge, stateCode) === undefined;
}

/** The court costs of a case in a year, in dollars; null if there are none. */
export function costsFor({ classification, crimeType }: Charge, year: number, random: Random): number | null {
  const [from, to] =
    crimeType === 'Parking' ? COSTS.parking : classification === 'Infraction' ? COSTS.infraction : COSTS.other;
  const dollars = Math.round(random.between(from, to) * shareOfToday(year)) * 10;
  return dollars === 0 ? null : dollars;
}
