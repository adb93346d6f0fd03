import type { MatchIndicator } from '../../../shared/contract/primitives.ts';
import type { RecordGroup } from '../../../shared/contract/records/background.ts';
import { type ProvenanceRow, readProvenance } from '../people/person-rows.ts';
import { type Mentions, nameOfParty, type Party, readParties } from './mentions.ts';
import type { RecordBody } from './record-body.ts';

/** Groups stored as rows of records; properties come from ownership instead. */
export type PropertyGroup = 'currentProperties' | 'pastProperties';
export type StoredGroup = Exclude<RecordGroup, PropertyGroup>;

/** One record as the view `record` returns it. */
export interface RecordRow extends ProvenanceRow {
  readonly id: string;
  readonly record_group: StoredGroup;
  readonly category: string;
  /** 'YYYY-MM-DD', 'YYYY-MM', 'YYYY' or null */
  readonly filed: string | null;
  /** JSON: the keys of the group's schema, without those that name a person or an address */
  readonly body: string;
  /** JSON: an array of parties */
  readonly parties: string;
  /** an address of the person; null if the record has none, or one that may not be shown */
  readonly address_id: string | null;
  /** the record has an address, and it may not be shown */
  readonly is_address_hidden: number;
}

/** What a builder makes a record from: the row, and the people and places in it that may be named. */
export interface RecordSource {
  readonly row: RecordRow;
  /** of the person whose report it is */
  readonly name: { readonly fullName: string };
  /** on one line; null if there is none or the residence is hidden */
  readonly address: string | null;
  /** in the record's order, without anybody who may not be named */
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
  const name = nameOfParty(party, mentions);
  if (name === null) return [];
  return [{ name, address: 'name' in party ? null : mentions.addressOf(party.personId, addressId) }];
}

/** What every record has besides the fields of its kind; `matches` as the record's body has them. */
export function recordFieldsOf({ row }: RecordSource, matches: readonly RecordBody<MatchIndicator>[]) {
  const matchIndicators = readMatches(row, matches);
  return {
    id: row.id,
    provenance: readProvenance(row),
    ...(matchIndicators.length === 0 ? {} : { matchIndicators }),
  };
}

/**
 * What the record was matched on, without what does not say how. A record whose address is hidden says nothing of an
 * address: that it matches would tell where this person lived.
 */
export function readMatches(
  { is_address_hidden }: RecordRow,
  matches: readonly RecordBody<MatchIndicator>[],
): MatchIndicator[] {
  return matches.flatMap((match) => {
    const { item, method } = match.texts('item', 'method');
    if (item === null || method === null) return [];
    return is_address_hidden === 1 && /address/i.test(item) ? [] : [{ item, method }];
  });
}
