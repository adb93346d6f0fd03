import type { Product } from '../../../shared/contract/billing.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** A product as stored; money is in US cents. */
export interface StoredProduct {
  readonly id: string;
  readonly name: string;
  readonly kind: Product['kind'];
  readonly priceCents: number;
  readonly period: Product['period'];
  /** per month; null: unlimited */
  readonly lookups: number | null;
  readonly backgroundCredits: number;
  /** what kind of plan it is; null for anything else */
  readonly tier: Product['tier'];
  /** how many people its holder may invite */
  readonly familySeats: number;
  readonly isSold: boolean;
}

interface ProductRow extends Omit<StoredProduct, 'isSold'> {
  is_sold: number;
}

const COLUMNS = `id, name, kind, price_cents AS priceCents, period, lookups, background_credits AS backgroundCredits, tier,
  family_seats AS familySeats, is_sold`;

/** What is for sale, in display order. */
export async function listProducts(db: SqlDatabase): Promise<readonly StoredProduct[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM product WHERE is_sold = 1 ORDER BY rank`)
    .all<ProductRow>();
  return results.map(readProduct);
}

/** Every product, for sale or not, in display order: a statement for a batch, read by {@link readProducts}. */
export function selectProducts(db: SqlDatabase): SqlStatement {
  return db.prepare(`SELECT ${COLUMNS} FROM product ORDER BY rank`);
}

export function readProducts(rows: readonly object[]): readonly StoredProduct[] {
  return (rows as readonly ProductRow[]).map(readProduct);
}

/** The products among the ids, for sale or not. */
export async function findProducts(db: SqlDatabase, ids: readonly string[]): Promise<readonly StoredProduct[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM product WHERE id IN (SELECT value FROM json_each(?1))`)
    .bind(JSON.stringify(ids))
    .all<ProductRow>();
  return results.map(readProduct);
}

/** Cents as dollars: amounts are in cents until they leave the origin. */
export function dollarsOf(cents: number): number {
  return cents / 100;
}

/** A product in the contract's shape, its price in dollars. */
export function describeProduct({
  id,
  name,
  kind,
  priceCents,
  period,
  lookups,
  backgroundCredits,
  tier,
}: StoredProduct): Product {
  return {
    productId: id,
    productName: name,
    kind,
    price: dollarsOf(priceCents),
    period,
    lookups,
    backgroundCredits,
    tier,
  };
}

function readProduct({ is_sold, ...row }: ProductRow): StoredProduct {
  return { ...row, isSold: is_sold === 1 };
}
