import type { DirectoryAnswer } from '../../../shared/contract/finding/browse.ts';
import type { SearchErrors, SearchValues, SearchWay } from '../../../shared/forms/search-form.ts';

/** The search form as its own page, with an error if the input was wrong. */
export interface PeopleSearchPageModel {
  readonly kind: 'people-search';
  readonly by: SearchWay;
  readonly values: SearchValues;
  readonly errors: SearchErrors;
  /** lists to browse; absent if they did not load, and next to a form with the visitor's own input */
  readonly directory?: DirectoryAnswer | undefined;
}
