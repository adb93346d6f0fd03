import { mainAddressOf } from '../../../shared/people/mention.ts';
import { formatRecordReference, type RecordReference } from '../../../shared/records/record-reference.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { RecordSubject } from './page-links.ts';

/** The page of one record in a person's report. */
export function recordHref(person: RecordSubject, reference: RecordReference): string {
  const { city = null, stateCode = null } = mainAddressOf(person) ?? {};
  const record = formatRecordReference(reference);
  return paths.person({ name: person.name.fullName, city, stateCode, id: person.id, query: { record } });
}
