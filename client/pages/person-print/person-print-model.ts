import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { BackgroundAnswer } from '../../../shared/contract/records/background.ts';

/** A person page as a sheet of paper. */
export interface PersonPrintPageModel {
  readonly kind: 'person-print';
  /** the page that it is the print of */
  readonly backHref: string;
  /** what is printed; the server's alone, the browser is not sent it as data */
  readonly sheet?: PersonPrintSheet;
}

export interface PersonPrintSheet {
  readonly details: PersonDetails;
  /** all records of an open report; 'missing': they did not come; null: it is locked */
  readonly background: BackgroundAnswer | 'missing' | null;
  /** variant 3 of the property upsell (P4-008) */
  readonly arePropertiesHidden: boolean;
  /** of the loan that profit estimates assume, a year (F9-29) */
  readonly mortgageRatePercent: number;
  /** milliseconds since 1970 */
  readonly printedAt: number;
  /** scheme, host and path of the page */
  readonly address: string;
}
