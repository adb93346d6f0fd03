import * as z from 'zod/mini';
import { countOrNull, month, nonEmpty, numberOrNull } from '../primitives.ts';

/** How far back sales on a street are listed, in years. */
export const SOLD_YEARS = 5;
/** The most sold homes of a street that are listed. */
export const SOLD_HOMES_MAX = 8;
/**
 * The fewest sold homes of a street, and the fewest others on it, for which everybody is told how many were sold: of fewer,
 * the number would say of one of them whether it was, and so since when its owner has it.
 */
export const SOLD_CROWD = 3;
/** The most neighbors that are listed. */
export const NEIGHBORS_MAX = 5;

/**
 * A home that was sold, for readers of the property report of another home on its street. It has no id and no owners: they
 * must not lead to its own masked page, or say whose it is.
 */
export const soldHomeSchema = z.strictObject({
  /** '530 Dunby Ln' */
  line1: nonEmpty,
  bedrooms: countOrNull,
  baths: numberOrNull,
  livingSquareFeet: countOrNull,
  saleMonth: month,
  /** US dollars */
  saleAmount: z.number(),
});
export type SoldHome = z.infer<typeof soldHomeSchema>;
