import type { RecordGroup } from '../../../shared/contract/records/background.ts';
import { type ProvenanceRow, readProvenance } from '../people/person-rows.ts';
import { type Mentions, type Party, readParties } from './mentions.ts';

/** Groups whose records are rows of their own; properties come of ownership. */
export type StoredGroup = Exclude<RecordGroup, 'currentProperties' | 'pastProperties'>;

/** One record as the view `record` gives it. */
export interface RecordRow extends ProvenanceRow {
  readonly id: string;
  readonly record_group: StoredGroup;
  readonly category: string;
  /** 'YYYY-MM-DD', 'YYYY-MM', 'YYYY' or null */
  readonly filed: string | null;
  /** JSON: the keys of the group's schema without what names a person or an address */
  readonly body: string;
  /** JSON: an array of parties */
  readonly parties: string;
  /** an address of the person; null where the record tells none, or one that may not be shown */
  readonly address_id: string | null;
  /** the record tells an address, and it may not be shown */
  readonly is_address_hidden: number;
}

/** What a builder makes a record from: the row, and what it says of people and places once it is known who may be named. */
export interface RecordSource {
  readonly row: RecordRow;
  /** of the person whose report it is */
  readonly name: { readonly fullName: string };
  /** in one line; null where none is told or the residence is hidden */
  readonly address: string | null;
  /** in the record's order, without whoever may not be named */
  readonly parties: { readonly name: string; readonly address: string | null }[];
}

/** The person whose report it is. */
export interface ReportSubject {
  readonly id: string;
  readonly fullName: string;
}

export function describeSource(row: RecordRow, subject: ReportSubject, mentions: Mentions): RecordSource {
  return {
    row,
    name: { fullName: subject.fullName },
    address: mentions.addressOf(subject.id, row.address_id),
    parties: readParties(row.parties).flatMap((party) => nameParty(party, row.address_id, mentions)),
  };
}

function nameParty(party: Party, addressId: string | null, mentions: Mentions) {
  if ('name' in party) return [{ name: party.name, address: null }];
  const name = mentions.nameOf(party.personId);
  return name === null ? [] : [{ name, address: mentions.addressOf(party.personId, addressId) }];
}

/** What every record carries beside the fields of its kind. */
export function recordFieldsOf({ row }: RecordSource) {
  return { id: row.id, provenance: readProvenance(row) };
}
