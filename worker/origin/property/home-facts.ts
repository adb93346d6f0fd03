import type { Home } from '../../../shared/contract/records/property.ts';

/** What a home is told apart by, as the view `property` has it. */
export interface HomeRow {
  bedrooms: number | null;
  living_sqft: number | null;
  year_built: number | null;
}

/** The columns of a {@link HomeRow}, of the view `property` as y. */
export const HOME_COLUMNS = 'y.bedrooms, y.living_sqft, y.year_built';

/**
 * What tells a home from its neighbors, the same for everybody (F2-21): bedrooms, the size in hundreds of square feet,
 * and the year it was built. Nothing that says which house it is, who owns it or what it is worth.
 */
export function homeOf({ bedrooms, living_sqft, year_built }: HomeRow): Home {
  return { bedrooms, livingSquareFeet: inHundreds(living_sqft), yearBuilt: year_built };
}

/** Null if it is too little to be a home's size. */
function inHundreds(squareFeet: number | null): number | null {
  const rounded = Math.round((squareFeet ?? 0) / 100) * 100;
  return rounded > 0 ? rounded : null;
}
