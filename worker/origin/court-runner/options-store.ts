import type { CourtRunnerInfo } from '../../../shared/contract/court-runner.ts';
import { dollarsOf } from '../billing/products-store.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { lifeStatement, readLife } from '../people/known-person.ts';
import { type CountyResidence, countiesLivedIn, type LivedCounty } from './county-options.ts';
import type { HeldCounty } from './held-counties.ts';

/** A county a runner can be sent to, and its courthouse's fee, in cents. */
export interface CountyOption extends LivedCounty {
  readonly productId: string;
  readonly feeCents: number;
}

/** What every county of an order costs besides its fee, in cents; null if no runner is for sale. */
export interface RunnerOffer {
  readonly basePriceCents: number | null;
  readonly counties: readonly CountyOption[];
}

interface Databases {
  readonly people: SqlDatabase;
  readonly accounts: SqlDatabase;
}

/** The product behind every courthouse search. */
export const COURT_RUNNER_PRODUCT = 'court-runner';
/** Each county is its own product: this prefix and its FIPS code. */
export const COUNTY_PRODUCT = 'court-runner-county-';

interface ResidenceRow {
  fips_code: string | null;
  county: string | null;
  state_code: string;
  is_current: number;
  move_in: string | null;
  move_out: string | null;
}

/**
 * The counties a runner can be sent to for a person, with their prices.
 *
 * @returns null for a person who is unknown, suppressed or a minor
 */
export async function loadCountyOptions(
  databases: Databases,
  personId: string,
  now: number,
): Promise<readonly CountyOption[] | null> {
  return (await loadRunnerOfferOf(databases, personId, now))?.counties ?? null;
}

/** The same, with what every county costs besides its fee. */
export async function loadRunnerOfferOf(
  { people, accounts }: Databases,
  personId: string,
  now: number,
): Promise<RunnerOffer | null> {
  const [found, residences] = await people.batch<unknown>([
    lifeStatement(people, personId),
    people
      .prepare(
        `SELECT fips_code, county, state_code, is_current, move_in, move_out FROM residence
         WHERE person_id = ?1 ORDER BY is_current DESC, sort_order, residence.address_id`,
      )
      .bind(personId),
  ]);
  const life = readLife(found?.results[0], now);
  if (life === null) return null;
  // Nothing is sold about somebody who has died.
  if (life.isDead) return { basePriceCents: null, counties: [] };
  const lived = countiesLivedIn(((residences?.results ?? []) as ResidenceRow[]).map(readResidence));
  return loadRunnerOffer(accounts, lived);
}

/** Prices the counties somebody lived in, in one round trip. */
async function loadRunnerOffer(db: SqlDatabase, lived: readonly LivedCounty[]): Promise<RunnerOffer> {
  const [base, fees] = await db.batch<unknown>(runnerOfferStatements(db, lived));
  return readRunnerOffer(lived, base?.results ?? [], fees?.results ?? []);
}

/** For the round trip that reads the rest of the account; {@link readRunnerOffer} takes their rows. */
export function runnerOfferStatements(db: SqlDatabase, lived: readonly LivedCounty[]): [SqlStatement, SqlStatement] {
  const areas = [...new Set(lived.flatMap(({ fips }) => [fips, fips.slice(0, 2)]))];
  return [
    db.prepare('SELECT price_cents FROM product WHERE id = ?1 AND is_sold = 1').bind(COURT_RUNNER_PRODUCT),
    db
      .prepare('SELECT area, fee_cents FROM court_fee WHERE area IN (SELECT value FROM json_each(?1))')
      .bind(JSON.stringify(areas)),
  ];
}

export function readRunnerOffer(
  lived: readonly LivedCounty[],
  productRows: readonly unknown[],
  feeRows: readonly unknown[],
): RunnerOffer {
  const [product] = productRows as { price_cents: number }[];
  const feeOf = new Map((feeRows as { area: string; fee_cents: number }[]).map((row) => [row.area, row.fee_cents]));
  return {
    basePriceCents: product?.price_cents ?? null,
    counties: lived.map((county) => ({
      ...county,
      productId: COUNTY_PRODUCT + county.fips,
      // The county's own fee overrides its state's; a courthouse without a known fee charges none.
      feeCents: feeOf.get(county.fips) ?? feeOf.get(county.fips.slice(0, 2)) ?? 0,
    })),
  };
}

/** What a viewer has of the counties already, by FIPS code. */
export interface Holdings {
  readonly held: ReadonlyMap<string, HeldCounty>;
  /** of their open report; null if it is not open */
  readonly records: ReadonlyMap<string, number> | null;
}

/** The offer as a page gets it: prices in dollars, and beside each county what the viewer has of it. */
export function describeOffer(
  { basePriceCents, counties }: RunnerOffer,
  { held, records }: Holdings,
): Omit<CourtRunnerInfo, 'requests'> {
  if (basePriceCents === null) return { addresses: [], baseProduct: null };
  return {
    addresses: counties.map(({ feeCents, ...county }) => {
      const [heldCounty, recordsHeld] = [held.get(county.fips), records?.get(county.fips)];
      return {
        ...county,
        price: dollarsOf(feeCents),
        ...(heldCounty === undefined ? {} : { held: heldCounty }),
        ...(recordsHeld === undefined ? {} : { recordsHeld }),
      };
    }),
    baseProduct: { id: COURT_RUNNER_PRODUCT, regularPrice: dollarsOf(basePriceCents) },
  };
}

function readResidence(row: ResidenceRow): CountyResidence {
  return {
    fipsCode: row.fips_code,
    county: row.county,
    stateCode: row.state_code,
    isCurrent: row.is_current === 1,
    moveIn: row.move_in,
    moveOut: row.move_out,
  };
}
