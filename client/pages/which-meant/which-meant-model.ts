import type { TypedReading } from '../../../shared/contract/finding/typed.ts';
import type { SearchValues, SearchWay } from '../../../shared/forms/search-form.ts';

/** A typed line that may mean several things, or an email address, by which nobody is found. */
export interface WhichMeantPageModel {
  readonly kind: 'which-meant';
  /** the line as typed */
  readonly line: string;
  readonly isEmail: boolean;
  /** likeliest first; of an email address, the name that it spells */
  readonly readings: readonly TypedReading[];
  /** '15035550142', if a number was typed beside a name; null for none */
  readonly phone: string | null;
  /** the form with what was typed */
  readonly by: SearchWay;
  readonly values: SearchValues;
}
