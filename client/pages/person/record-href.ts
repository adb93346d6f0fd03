import type { RecordKind } from '../../../shared/contract/records/record-list.ts';
import { mainAddressOf } from '../../../shared/people/mention.ts';
import { formatRecordReference, type RecordReference } from '../../../shared/records/record-reference.ts';
import { type PersonPath, paths } from '../../../shared/urls/paths.ts';
import type { RecordSubject } from './page-links.ts';

/** The page of one record in a person's report. */
export function recordHref(person: RecordSubject, reference: RecordReference): string {
  return reportHref(person, { record: formatRecordReference(reference) });
}

/** The list of a report's records, all or those of a kind. */
export function recordsHref(person: RecordSubject, kind: RecordKind | null): string {
  return reportHref(person, { view: 'records', kind });
}

function reportHref(person: RecordSubject, query: PersonPath['query']): string {
  const { city = null, stateCode = null } = mainAddressOf(person) ?? {};
  return paths.person({ name: person.name.fullName, city, stateCode, id: person.id, query });
}
