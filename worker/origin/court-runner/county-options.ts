import { countyName } from '../../../shared/copy/format/county-name.ts';

/** The parts of a residence that matter to a courthouse. */
export interface CountyResidence {
  readonly fipsCode: string | null;
  readonly county: string | null;
  readonly stateCode: string;
  readonly isCurrent: boolean;
  /** 'YYYY-MM', or null if unknown */
  readonly moveIn: string | null;
  readonly moveOut: string | null;
}

/** A county where somebody lived, and from which year to which. */
export interface LivedCounty {
  readonly fips: string;
  /** in full: 'Orleans Parish' */
  readonly countyName: string;
  readonly stateCode: string;
  readonly moveInYear: number | null;
  /** null while they live there, and if unknown */
  readonly moveOutYear: number | null;
}

/** The most counties in one answer. */
export const COUNTIES_MAX = 20;

/**
 * The counties of residences in order, each once: from the first known year to the last, which is null while somebody
 * still lives there. A residence without a county belongs to no courthouse (P5-020).
 */
export function countiesLivedIn(residences: readonly CountyResidence[]): LivedCounty[] {
  const byFips = new Map<string, LivedCounty & { isCurrent: boolean }>();
  for (const { fipsCode, county, stateCode, isCurrent, moveIn, moveOut } of residences) {
    if (fipsCode === null || county === null) continue;
    const before = byFips.get(fipsCode);
    const moveInYear = earliest(before?.moveInYear ?? null, yearOf(moveIn));
    const staysOn = isCurrent || before?.isCurrent === true;
    const moveOutYear = staysOn ? null : latest(before?.moveOutYear ?? null, yearOf(moveOut));
    byFips.set(fipsCode, {
      fips: fipsCode,
      countyName: countyName({ county, stateCode, fips: fipsCode }),
      stateCode,
      moveInYear,
      moveOutYear,
      isCurrent: staysOn,
    });
  }
  return [...byFips.values()].slice(0, COUNTIES_MAX).map(({ isCurrent: _, ...county }) => county);
}

function yearOf(month: string | null): number | null {
  return month === null ? null : Number(month.slice(0, 4));
}

function earliest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

function latest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
