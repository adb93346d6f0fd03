import type { CallToAction } from '../../../shared/contract/person/page-definition.ts';
import type { Slot } from '../../../shared/funnels/funnel-values.ts';

/**
 * Who is looking, as offers tell viewers apart: `lapsed` paid once and sees the free view, `out` pays and has no lookup
 * left, the others are entitlements. Credits are no class of their own: anybody may have some.
 */
export const VIEWER_CLASSES = ['free', 'lapsed', 'out', 'premium', 'smb', 'bg'] as const;
export type ViewerClass = (typeof VIEWER_CLASSES)[number];

/** What must be so for an offer to be true of this viewer and this person. */
export const NEEDS = [
  'nothing',
  'credit',
  'hidden-phones',
  'unchecked-phones',
  'hidden-emails',
  'partial-emails',
  'hidden-addresses',
  'hidden-relatives',
  'property',
] as const;
export type Need = (typeof NEEDS)[number];

/** What one slot says and does for some viewers. */
export interface OfferRow {
  readonly viewers: readonly ViewerClass[];
  readonly needs: Need;
  /** a template; '' where only the late one speaks */
  readonly text: string;
  readonly lateTemplate: string | null;
  readonly clickKind: string;
  readonly destination: string;
}

/** By slot: of the rows that hold for a viewer the first speaks. */
export type OfferRows = ReadonlyMap<Slot, readonly OfferRow[]>;

/** The rows that a page is built from. */
export interface OfferSet {
  readonly rows: OfferRows;
  readonly source: CallToAction['source'];
  /** the experiment's name of it; null where no experiment chose (P3-015) */
  readonly segment: string | null;
}
