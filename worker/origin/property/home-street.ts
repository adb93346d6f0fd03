import { STREET_HOMES_MAX } from '../../../shared/contract/finding/reverse-search.ts';
import type { PropertyAnswer } from '../../../shared/contract/records/property.ts';
import {
  NEIGHBORS_MAX,
  SOLD_CROWD,
  SOLD_HOMES_MAX,
  SOLD_YEARS,
  type SoldHome,
} from '../../../shared/contract/records/sold-home.ts';
import { listedStatement } from '../address-search/street-store.ts';
import type { OriginContext } from '../context.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { line1Of } from '../masking/address-lines.ts';
import { loadOwners } from '../owners/load-owners.ts';

type Full = Extract<PropertyAnswer, { type: 'full' }>;

/** Where a home is, and how many homes of its street were sold; null if too few were, or too few were not. */
export interface HomeSiteRow {
  latitude: number;
  longitude: number;
  place_id: number;
  street_key: string;
  sold: number | null;
}

interface SoldRow {
  house_number: string;
  street: string;
  unit: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  living_sqft: number | null;
  sale_date: string;
  last_sale_amount: number;
  /** of all that were sold, whatever the limit */
  amount: number;
}

/** The homes of a street; of a very long one, the first. */
const homesSql = (placeId: string, streetKey: string) =>
  `(SELECT a.address_key AS home_key FROM address a
     WHERE a.place_id = ${placeId} AND a.street_key = ${streetKey} LIMIT ${STREET_HOMES_MAX})
   CROSS JOIN property y ON y.address_key = home_key`;
/** Sold for a price since a day. */
const isSoldSql = (since: string) => `y.last_sale_amount > 0 AND y.sale_date >= ${since}`;

const COUNT_SOLD = `COUNT(*) FILTER (WHERE ${isSoldSql('?2')})`;
const SITE_SQL = `SELECT s.latitude, s.longitude, s.place_id, s.street_key,
    (SELECT CASE WHEN MIN(${COUNT_SOLD}, COUNT(*) - ${COUNT_SOLD}) >= ${SOLD_CROWD} THEN ${COUNT_SOLD} END
     FROM ${homesSql('s.place_id', 's.street_key')}) AS sold
  FROM property o CROSS JOIN address s ON s.address_key = o.address_key WHERE o.pnp_id = ?1`;
const SOLD_SQL = `
  SELECT y.house_number, y.street, y.unit, y.bedrooms, y.bathrooms, y.living_sqft, y.sale_date, y.last_sale_amount,
    COUNT(*) OVER () AS amount
  FROM ${homesSql('?1', '?2')}
  WHERE ${isSoldSql('?4')} AND y.pnp_id <> ?3 ORDER BY y.sale_date DESC, y.pnp_id LIMIT ${SOLD_HOMES_MAX}`;

/**
 * Where the home with this id is, and how many homes of its street were sold in the last years: one row. The home itself is
 * counted, so that the number is the same at every home of the street, and no difference of two tells which was sold. It is
 * null where it would still tell of one home: since when somebody owns theirs is masked.
 */
export function siteStatement(db: SqlDatabase, pnpId: string, now: number): SqlStatement {
  return db.prepare(SITE_SQL).bind(pnpId, soldSince(now));
}

/**
 * The street of a home, for readers of its whole report: what its other homes sold for, and who is listed on it, except
 * the home's own people. Three round trips at most.
 *
 * @param ownPeople ids of the home's owners
 */
export async function loadHomeStreet(
  c: OriginContext,
  { place_id, street_key }: HomeSiteRow,
  { pnpId, ownPeople }: { readonly pnpId: string; readonly ownPeople: readonly string[] },
): Promise<Required<Pick<Full, 'soldHomes' | 'soldOnStreet' | 'neighbors'>>> {
  const { PEOPLE } = c.env;
  const now = c.get('now');
  const [sold, listed] = await PEOPLE.batch<unknown>([
    PEOPLE.prepare(SOLD_SQL).bind(place_id, street_key, pnpId, soldSince(now)),
    listedStatement(PEOPLE, street_key, place_id, now),
  ]);
  const ids = ((listed?.results ?? []) as { id: string }[]).map(({ id }) => id);
  const others = ids.filter((id) => !ownPeople.includes(id)).slice(0, NEIGHBORS_MAX);
  const rows = (sold?.results ?? []) as SoldRow[];
  const ofStreet = { soldHomes: rows.map(readSoldHome), soldOnStreet: rows[0]?.amount ?? 0 };
  // For an empty list, the read would still be made, as for hidden people.
  if (others.length === 0) return { ...ofStreet, neighbors: [] };
  const { named } = await loadOwners(
    c,
    others.map((personId) => ({ personId, isPublic: true })),
  );
  return { ...ofStreet, neighbors: [...named] };
}

function readSoldHome(row: SoldRow): SoldHome {
  return {
    line1: line1Of({ houseNumber: row.house_number, street: row.street, unit: row.unit }),
    bedrooms: row.bedrooms,
    baths: row.bathrooms,
    livingSquareFeet: row.living_sqft,
    saleMonth: row.sale_date.slice(0, 'YYYY-MM'.length),
    saleAmount: row.last_sale_amount,
  };
}

/** The first day of a month, so that the answer does not change from day to day. */
function soldSince(now: number): string {
  const today = new Date(now);
  return new Date(Date.UTC(today.getUTCFullYear() - SOLD_YEARS, today.getUTCMonth(), 1)).toISOString().slice(0, 10);
}
