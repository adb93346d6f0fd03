import type { PersonRecordPageModel } from '../../client/pages/person-record/person-record-model.ts';
import { needsWarning } from '../../client/records/understood.ts';
import { listRecords } from '../../shared/records/record-lists.ts';
import { formatRecordReference, parseRecordReference } from '../../shared/records/record-reference.ts';
import { recordClock } from '../../shared/records/record-times.ts';
import { paths } from '../../shared/urls/paths.ts';
import { SAMPLE_NAME } from './sample-facts.ts';
import { sampleRecords, sampleReport } from './sample-report.ts';

/**
 * One record of the sample as a page; a criminal one shows the warning first (P4-105), as a buyer's does. null if the
 * sample has no such record.
 *
 * @param text what the address asks for: 'liens.sample-lien'
 * @param now milliseconds since 1970
 */
export function sampleRecordPage(text: string, hasUnderstood: boolean, now: number): PersonRecordPageModel | null {
  const reference = parseRecordReference(text);
  if (reference === null) return null;
  const { group, id } = reference;
  const listed = listRecords(sampleRecords, [group]).find(({ record }) => record.id === id);
  if (listed === undefined) return null;
  const isWarned = needsWarning(group) && !hasUnderstood;
  const query = { record: formatRecordReference(reference), understood: true };
  return {
    kind: 'person-record',
    name: SAMPLE_NAME,
    personHref: paths.sampleReport(),
    group,
    clock: recordClock(now, sampleReport(now).details.results),
    listed: isWarned ? undefined : listed,
    understoodHref: isWarned ? paths.sampleReport(query) : null,
    isSample: true,
    propertySite: null,
  };
}
