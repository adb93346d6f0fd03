import type { ChangeKind } from '../../../shared/contract/monitor.ts';
import type { RecordCategory } from '../import/rows.ts';
import type { PhoneRecord, PlacedRecord, RelationRecord } from '../people/person-record.ts';
import { hashText } from './hash-text.ts';

/** Something on record about a person that can be new to whoever monitors them. `key` tells it from others of its kind. */
export interface Fact {
  readonly kind: ChangeKind;
  readonly key: string;
}

/** By what is written on the door: an address may come without its id. */
export function addressFact(home: Pick<PlacedRecord, 'houseNumber' | 'street' | 'unit' | 'zip5'>): Fact {
  return { kind: 'address', key: [home.houseNumber, home.street, home.unit ?? '', home.zip5].join('|') };
}

export function phoneFact({ number }: Pick<PhoneRecord, 'number'>): Fact {
  return { kind: 'phone', key: number };
}

/** Somebody who was an associate and turns out to be a relative is a new fact. */
export function relativeFact({ kind, id }: Pick<RelationRecord, 'kind' | 'id'>): Fact {
  return { kind: 'relative', key: `${kind} ${id}` };
}

/** Of a property that the person owns or owned. */
export function propertyFact(pnpId: string): Fact {
  return { kind: 'property', key: pnpId };
}

export function recordFact({ id, category }: { readonly id: string; readonly category: RecordCategory }): Fact {
  return { kind: KIND_OF_CATEGORY[category], key: id };
}

/** No record counts twice: licenses are apart from public records, which include evictions. */
const KIND_OF_CATEGORY: { readonly [C in RecordCategory]: ChangeKind } = {
  criminal: 'criminal',
  traffic: 'criminal',
  license: 'license',
  lien: 'public-record',
  judgment: 'public-record',
  bankruptcy: 'public-record',
  foreclosure: 'public-record',
  eviction: 'public-record',
};

/**
 * How a fact is stored: 11 characters, salted by the person, so that the same number of two people does not look alike.
 * It spares us a second copy of values; it is no secret from somebody who has the people database.
 */
export function fingerprint(personId: string, { kind, key }: Fact): string {
  return hashText(`${personId} ${kind} ${key}`).toString(36).padStart(11, '0');
}
