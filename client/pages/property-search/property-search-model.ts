import type { PropertySearchAnswer } from '../../../shared/contract/finding/browse.ts';

export interface PropertySearchPageModel {
  readonly kind: 'property-search';
  readonly answer: PropertySearchAnswer;
  /** scheme and host of the external property site; null if we host property pages (P2-120) */
  readonly propertySite: string | null;
}
