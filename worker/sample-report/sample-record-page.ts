import { reportSectionId } from '../../client/pages/person/background/report-rows.ts';
import type { PersonRecordPageModel, RecordSteps } from '../../client/pages/person-record/person-record-model.ts';
import { needsWarning } from '../../client/records/understood.ts';
import { listRecords } from '../../shared/records/record-lists.ts';
import { formatRecordReference, parseRecordReference, RECORD_GROUPS } from '../../shared/records/record-reference.ts';
import { recordClock } from '../../shared/records/record-times.ts';
import { sectionOf } from '../../shared/records/report-limits.ts';
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
  const record = formatRecordReference(reference);
  const personHref = paths.sampleReport();
  return {
    kind: 'person-record',
    name: SAMPLE_NAME,
    personHref,
    backHref: `${personHref}#${reportSectionId(sectionOf(group))}`,
    group,
    clock: recordClock(now, sampleReport(now).details.results),
    listed: isWarned ? undefined : listed,
    steps: isWarned ? null : stepsOf(record, hasUnderstood),
    understoodHref: isWarned ? paths.sampleReport({ record, understood: true }) : null,
    reportErrorHref: null,
    isSample: true,
    propertySite: null,
  };
}

/** Among all records of the sample, in the order of a report. */
function stepsOf(record: string, understood: boolean): RecordSteps {
  const all = listRecords(sampleRecords, RECORD_GROUPS).map((listed) =>
    formatRecordReference({ group: listed.group, id: listed.record.id }),
  );
  const at = all.indexOf(record);
  const [previousHref, nextHref] = [all[at - 1], all[at + 1]].map((other) =>
    other === undefined ? null : paths.sampleReport({ record: other, understood }),
  );
  return { at: at + 1, of: all.length, previousHref: previousHref ?? null, nextHref: nextHref ?? null };
}
