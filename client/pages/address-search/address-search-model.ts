import type { SearchErrors, SearchValues } from '../../../shared/forms/search-form.ts';

/** The search by address, with an error if the input was wrong. */
export interface AddressSearchPageModel {
  readonly kind: 'address-search';
  readonly values: SearchValues;
  readonly errors: SearchErrors;
  /** the same street in places that may be meant, if the place is unknown */
  readonly meant: readonly { readonly text: string; readonly href: string }[];
  /** the address that is not on record; null if there was no search or an error */
  readonly none: { readonly street: string; readonly place: string } | null;
}
