import type { AddressSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';
import type { PropertyHolds } from '../../../shared/copy/records/property-holds.ts';
import type { MapNames } from '../../../shared/geo/map-names.ts';
import type { PageVisit } from '../../history/history-entry.ts';
import type { PlanOffer } from '../../ui/action/PlanPriceLine.tsx';

/** The property of a house that the reader opened, and how to read its report. */
export interface AddressPropertyModel {
  /** its page */
  readonly href: string;
  /** the reader may read its report there */
  readonly isReadable: boolean;
  /** what its report holds; null if that is not known */
  readonly holds: PropertyHolds | null;
  /** where the report is bought, and its whole price if known; null if it is not sold, and for who may read it */
  readonly offer: { readonly href: string; readonly price: string | null } | null;
}

/** A street, and for readers with a plan the house that they asked about. */
export interface AddressPageModel {
  readonly kind: 'address';
  readonly answer: AddressSearchAnswer;
  /** the form that opens a resident posts here: the page's own path, without its query */
  readonly path: string;
  /** the form has just found nobody to open */
  readonly foundNobody: boolean;
  /**
   * where plans are sold, and what the first one costs; null for readers with a plan that has lookups left
   */
  readonly plans: PlanOffer | null;
  /** the house number that was asked for, which the page of a street only repeats; null without one */
  readonly askedNumber: string | null;
  /** the price of one property report; null if it is unknown, or no report is sold */
  readonly propertyPrice: string | null;
  /** the sample property report, which is about an invented home */
  readonly sampleHref: string;
  /** the property of an opened house; null if the answer has none */
  readonly property: AddressPropertyModel | null;
  /** what the map names around the street; absent: nothing. Server only */
  readonly mapNames?: MapNames;
  /** what the reader's history stores; null for a bot */
  readonly visit: PageVisit | null;
}
