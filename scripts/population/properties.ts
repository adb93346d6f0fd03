import type { PropertyRow } from '../../worker/origin/import/rows.ts';
import { REFERENCE_DATE } from './calendar.ts';
import { ALPHANUMERIC, type Random } from './random.ts';

/** Share of houses and of flats that a property record exists for. */
const HOUSES_RECORDED = 0.85;
const FLATS_RECORDED = 0.25;

/** The property record of a new address, for most houses and some flats; attributes are missing now and then. */
export function createProperty(addressId: string, isHouse: boolean, random: Random): PropertyRow | null {
  if (!random.chance(isHouse ? HOUSES_RECORDED : FLATS_RECORDED)) return null;
  const bedrooms = isHouse ? random.between(2, 5) : random.between(1, 3);
  const sqft = Math.round((bedrooms * random.between(330, 620) + 180) / 10) * 10;
  const isKnown = (): boolean => !random.chance(0.06);
  return {
    pnp_id: `N${random.text(11, ALPHANUMERIC)}`,
    address_id: addressId,
    year_built: isKnown() ? yearBuilt(random) : null,
    bedrooms: isKnown() ? bedrooms : null,
    bathrooms: isKnown() ? Math.max(1, Math.min(4.5, bedrooms / 2 + random.between(0, 3) / 2)) : null,
    living_sqft: isKnown() ? sqft : null,
    cstv_p50: isKnown() ? Math.round(random.normal(18, 13) * 10) / 10 : null,
    roi_score: isKnown() ? Math.max(0, Math.min(100, Math.round(random.normal(56, 24)))) : null,
  };
}

function yearBuilt(random: Random): number {
  const year = Math.round(random.normal(1974, 26)) - (random.chance(0.08) ? 40 : 0);
  return Math.min(REFERENCE_DATE.year - 1, year);
}
