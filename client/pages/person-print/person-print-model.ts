import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { BackgroundAnswer } from '../../../shared/contract/records/background.ts';
import type { PrintPart } from '../../../shared/people/print-parts.ts';
import type { RecordPosition } from '../../../shared/records/record-position.ts';

/**
 * A person page for printing: for an open report, first the choice of its sections and, before criminal records, the
 * warning; then the sheet. The browser renders nothing of it.
 */
export interface PersonPrintPageModel {
  readonly kind: 'person-print';
  /** the page this is the printed version of */
  readonly backHref: string;
  /** the name of the person */
  readonly name: string;
  /** the sheet is about a person we invented, which it says on every sheet of paper */
  readonly isSample?: boolean;
  readonly shows: PersonPrintChoice | PersonPrintWarning | PersonPrintSheet;
}

/** What may be printed, as a form that leads to the sheet. */
export interface PersonPrintChoice {
  readonly step: 'choice';
  /** where the form leads; without a query */
  readonly action: string;
  readonly options: readonly PrintOption[];
  /** the form came back with nothing checked */
  readonly isNothing: boolean;
}

export interface PrintOption {
  readonly part: PrintPart;
  /** how much it holds; null if nobody counted */
  readonly count: number | null;
}

/** What comes before criminal records (P4-105); it has none of them. */
export interface PersonPrintWarning {
  readonly step: 'warning';
  /** the sheet, once the reader has confirmed */
  readonly understoodHref: string;
  /** where 'Go back' leads */
  readonly refusedHref: string;
  /** the sheet without criminal records; null if nothing else was chosen */
  readonly withoutHref: string | null;
}

export interface PersonPrintSheet {
  readonly step: 'sheet';
  readonly details: PersonDetails;
  /** what is printed, in the order of the sheet */
  readonly parts: readonly PrintPart[];
  /**
   * the chosen records of an open report, up to the limit of one print; 'missing': loading failed; null: the report is
   * locked
   */
  readonly background: BackgroundAnswer | 'missing' | null;
  /** where this print begins, behind those before it; null for the first */
  readonly from: RecordPosition | null;
  /** where its parts are chosen; null if there is no choice */
  readonly choiceHref: string | null;
  /** the print with the records that follow; null if none do */
  readonly nextHref: string | null;
  /** variant 3 of the property upsell (P4-008) */
  readonly arePropertiesHidden: boolean;
  /** interest rate per year that profit estimates assume (F9-29) */
  readonly mortgageRatePercent: number;
  /** milliseconds since 1970 */
  readonly printedAt: number;
  /** scheme, host and path of the page */
  readonly address: string;
}
