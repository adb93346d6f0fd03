/** One residence as far as a courthouse is concerned. */
export interface CountyResidence {
  readonly fipsCode: string | null;
  readonly county: string | null;
  readonly stateCode: string;
  readonly isCurrent: boolean;
  /** 'YYYY-MM', or null where it is not known */
  readonly moveIn: string | null;
  readonly moveOut: string | null;
}

/** A county where somebody lived, and between which years. */
export interface LivedCounty {
  readonly fips: string;
  readonly countyName: string;
  readonly stateCode: string;
  readonly moveInYear: number | null;
  /** null while they live there, and where it is not known */
  readonly moveOutYear: number | null;
}

/** Counties of one answer at most. */
export const COUNTIES_MAX = 20;

/**
 * The counties of residences in their order, each once: from the first year that is known to the last, which is none
 * while somebody lives there still. A residence without a county is nobody's courthouse (P5-020).
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
      countyName: county,
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
