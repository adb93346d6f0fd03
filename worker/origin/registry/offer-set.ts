import type { CallToAction } from '../../../shared/contract/person/page-definition.ts';
import type { PriceTexts } from '../../../shared/copy/billing/price-lines.ts';
import type { Slot } from '../../../shared/funnels/funnel-values.ts';
import type { CatalogueProduct } from './catalogue.ts';

/**
 * The classes of viewers for offers: `lapsed` paid once and sees the free view, `out` pays and has no lookups left, the
 * others are entitlements; viewers with a plan who get the free view, as of a stub, are in the class of their plan.
 * Credits are not a class: anyone may have some.
 */
export const VIEWER_CLASSES = ['free', 'lapsed', 'out', 'premium', 'smb', 'bg'] as const;
export type ViewerClass = (typeof VIEWER_CLASSES)[number];

/** Conditions under which an offer is true for this viewer and this person. */
export const NEEDS = [
  'nothing',
  'credit',
  'hidden-facts',
  'hidden-phones',
  'unchecked-phones',
  'hidden-emails',
  'partial-emails',
  'hidden-addresses',
  'hidden-relatives',
  'property',
  'speed-search',
  'no-speed-search',
  'payment-due',
] as const;
export type Need = (typeof NEEDS)[number];

/** What one slot says and does for some viewers. */
export interface OfferRow {
  readonly viewers: readonly ViewerClass[];
  readonly needs: Need;
  /** a template; '' if only the late one has a text */
  readonly text: string;
  readonly lateTemplate: string | null;
  readonly clickKind: string;
  readonly destination: string;
}

/** By slot: the first row that applies to a viewer is used. */
export type OfferRows = ReadonlyMap<Slot, readonly OfferRow[]>;

/** The rows that a page is built from. */
export interface OfferSet {
  readonly rows: OfferRows;
  readonly source: CallToAction['source'];
  /** the experiment's name for it; null if no experiment chose it (P3-015) */
  readonly segment: string | null;
  readonly priceTexts: PriceTexts;
  /** null: the catalogue could not be read, so nothing is known to cost anything */
  readonly products: readonly CatalogueProduct[] | null;
}
