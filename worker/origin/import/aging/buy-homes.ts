import { SITEMAP_FILE_ROWS } from '../../../../shared/contract/finding/browse.ts';
import type { SqlDatabase, SqlStatement } from '../../env.ts';
import type { OwnershipRow, TransferRow } from '../rows.ts';
import { type AgingTime, daysAfter } from './aging-time.ts';
import { below, digits } from './chance.ts';
import { insertRows } from './insert-rows.ts';
import type { Subject } from './subjects.ts';
import type { Towns } from './towns.ts';

/** How far a price is from what the home is worth. */
const SPREAD = 0.06;
/** A home without a price costs so many dollars. */
const USUAL_PRICE = 320_000;
/** So many towns are asked for a home for sale. */
const TOWNS_ASKED = 6;
/** The days of a month, from its end, in which homes are sold. */
const SOLD_WITHIN = 20;

/** A home that nobody on record owns. */
interface ForSale {
  readonly propertyKey: number;
  readonly addressKey: number;
  readonly price: number | null;
  readonly report: string;
  /** of the latest change of ownership */
  readonly body: string;
  readonly owners: string;
  readonly isHome: 0 | 1;
}

/**
 * Lets people buy a home that nobody on record owns: the one they live in, or else one to let in their town or another.
 *
 * @returns the keys of those who bought one
 */
export async function buyHomes(
  db: SqlDatabase,
  subjects: readonly Subject[],
  { month, until }: AgingTime,
  towns: Towns,
): Promise<Set<number>> {
  const bought = new Set<number>();
  for (const subject of subjects) {
    const home = await findForSale(db, subject, month, towns);
    if (home === null) continue;
    await db.batch(saleStatements(db, subject, home, daysAfter(until, -below(SOLD_WITHIN)), month));
    bought.add(subject.key);
  }
  return bought;
}

async function findForSale(db: SqlDatabase, buyer: Subject, month: string, towns: Towns): Promise<ForSale | null> {
  for (let asked = 0; asked < TOWNS_ASKED; asked += 1) {
    const placeId = asked === 0 ? buyer.placeId : towns.next(buyer);
    if (placeId === null) continue;
    const found = await db
      .prepare(
        `SELECT y.key AS propertyKey, y.address_key AS addressKey, COALESCE(y.market_value, y.last_sale_amount) AS price,
           y.report, t.body, t.owners,
           EXISTS (SELECT 1 FROM base_residence r
                   WHERE r.person_key = ?2 AND r.address_key = y.address_key AND r.is_current = 1) AS isHome
         FROM base_address a
         CROSS JOIN base_property y ON y.address_key = a.key AND y.suppressed_at IS NULL
         CROSS JOIN base_transfer t ON t.property_key = y.key AND t.sort_order = 0
         WHERE a.place_id = ?1 AND a.suppressed_at IS NULL AND COALESCE(y.sale_date, '') < ?3 AND NOT EXISTS (
           SELECT 1 FROM base_ownership w
           WHERE w.address_key = a.key AND (w.is_current = 1 OR w.person_key = ?2))
         ORDER BY isHome DESC, random() LIMIT 1`,
      )
      .bind(placeId, buyer.key, month)
      .first<ForSale>();
    if (found !== null) return found;
  }
  return null;
}

function saleStatements(db: SqlDatabase, buyer: Subject, home: ForSale, date: string, month: string): SqlStatement[] {
  const amount = Math.round(((home.price ?? USUAL_PRICE) * (1 - SPREAD + 2 * SPREAD * Math.random())) / 100) * 100;
  const isHome = home.isHome === 1;
  return [
    db.prepare('UPDATE base_transfer SET sort_order = sort_order + 1 WHERE property_key = ?1').bind(home.propertyKey),
    insertRows(db, 'transfer', [transferRow(buyer, home, date, amount)]),
    insertRows(db, 'ownership', [ownershipRow(buyer, home, month)]),
    db
      .prepare(
        `UPDATE base_property SET last_sale_amount = ?2, sale_date = ?3, owner_occupied = ?4, report = ?5, last_seen = ?6
         WHERE key = ?1`,
      )
      .bind(home.propertyKey, amount, date, isHome ? 'OwnerOccupied' : 'AbsenteeOwner', paidInCash(home), month),
    db
      .prepare(
        `UPDATE sitemap_file SET last_modified = ?2
         WHERE list = 'properties' AND file = (?1 - 1) / ${SITEMAP_FILE_ROWS} + 1 AND COALESCE(last_modified, '') < ?2`,
      )
      .bind(home.propertyKey, month),
  ];
}

function ownershipRow({ key }: Subject, { addressKey }: ForSale, month: string): OwnershipRow {
  return { person_key: key, address_key: addressKey, is_current: 1, first_seen: month, last_seen: month };
}

function transferRow({ id }: Subject, home: ForSale, date: string, amount: number): TransferRow {
  const registry = {
    recordingDate: date,
    documentType: 'Warranty Deed',
    documentNumber: `${date.slice(0, 4)}-${digits(7)}`,
  };
  return {
    property_key: home.propertyKey,
    sort_order: 0,
    body: JSON.stringify({
      ...(JSON.parse(home.body) as object),
      ownerRelationshipType: 'Individual',
      absenteeIndicator: home.isHome === 1 ? 'Owner Occupied' : 'Absentee',
      resaleNewConstruction: 'Resale',
      lenderName: null,
      registryEntities: [registry],
      mortgages: [],
      saleDate: date,
      saleAmount: amount,
    }),
    owners: JSON.stringify([{ personId: id }]),
    sellers: home.owners,
  };
}

/** What is on record of the building, after a purchase without a loan. */
function paidInCash({ report }: ForSale): string {
  return JSON.stringify({
    ...(JSON.parse(report) as object),
    purchaseInformation: 'Cash',
    deedSecCat: 'Cash Purchase',
    lenderInformation: null,
    lenderCompanyCode: null,
    mortgageInterestRate: null,
    mortgageInterestRateType: null,
    mortgageEndDate: null,
  });
}
