import type { PersonName } from '../../../shared/contract/identity.ts';
import type { FullRelative } from '../../../shared/contract/person/relative.ts';
import type { RecordKind } from '../../../shared/contract/records/record-list.ts';
import type { RecordReference } from '../../../shared/records/record-reference.ts';

/** Whose report a record is in, as far as its address says. */
export interface RecordSubject {
  readonly id: string;
  readonly name: PersonName;
  readonly addresses: readonly { readonly city: string; readonly stateCode: string; readonly isHistorical: boolean }[];
}

/** Where what a person page names leads; null: nowhere, it is only text. */
export interface PageLinks {
  /** people of the same name in a place */
  readonly search: (person: { readonly name: PersonName }, place: string) => string | null;
  /** `id`: 11 digits with the country code */
  readonly phone: (id: string) => string | null;
  readonly relative: (relative: FullRelative) => string | null;
  readonly receipt: (invoiceId: string) => string | null;
  /** one record of the report as a page */
  readonly record: (person: RecordSubject, reference: RecordReference) => string;
  /** the records of the report as a list, all or those of a kind; null: there is no list of them */
  readonly records: (person: RecordSubject, kind: RecordKind | null) => string | null;
  /** whether houses lead to their reports */
  readonly hasProperties: boolean;
}
