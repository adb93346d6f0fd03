import type { SearchErrors, SearchValues } from '../../../shared/forms/search-form.ts';

/** '(832) 555-XXXX' */
export interface PartialNumber {
  readonly number: string;
  readonly digits: number;
  /** 'TX'; null if the area code is unknown or belongs to no state */
  readonly state: string | null;
}

/** The search by phone number, with an error if the input was wrong. */
export interface ReversePhonePageModel {
  readonly kind: 'reverse-phone';
  readonly values: SearchValues;
  readonly errors: SearchErrors;
  /** a number with too few digits to look up: what is known of it; null for the form alone */
  readonly partial: PartialNumber | null;
}
