import type { SearchErrors, SearchValues } from '../../../shared/forms/search-form.ts';

/** The search by phone number, with an error if the input was wrong. */
export interface ReversePhonePageModel {
  readonly kind: 'reverse-phone';
  readonly values: SearchValues;
  readonly errors: SearchErrors;
}
