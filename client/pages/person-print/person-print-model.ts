import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { BackgroundAnswer } from '../../../shared/contract/records/background.ts';

/** A person page for printing. */
export interface PersonPrintPageModel {
  readonly kind: 'person-print';
  /** the page this is the printed version of */
  readonly backHref: string;
  /** the sheet is about a person we invented, which it says on every sheet of paper */
  readonly isSample?: boolean;
  /** what is printed; only the server has it, it is not sent to the browser as data */
  readonly sheet?: PersonPrintSheet;
}

export interface PersonPrintSheet {
  readonly details: PersonDetails;
  /** all records of an open report; 'missing': loading failed; null: the report is locked */
  readonly background: BackgroundAnswer | 'missing' | null;
  /** variant 3 of the property upsell (P4-008) */
  readonly arePropertiesHidden: boolean;
  /** interest rate per year that profit estimates assume (F9-29) */
  readonly mortgageRatePercent: number;
  /** milliseconds since 1970 */
  readonly printedAt: number;
  /** scheme, host and path of the page */
  readonly address: string;
}
