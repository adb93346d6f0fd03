import type { BackgroundRecords } from '../../../shared/contract/records/background.ts';
import { RECORD_LIST_PAGE_SIZE, type RecordListAnswer } from '../../../shared/contract/records/record-list.ts';
import type { RecordFilter } from '../../../shared/records/record-filter.ts';
import type { RecordReference } from '../../../shared/records/record-reference.ts';
import type { SqlDatabase } from '../env.ts';
import { buildGroups, type GroupRows, isPropertyGroup, subjectStatement } from './build-groups.ts';
import type { PropertyRow, TransferRow } from './build-property.ts';
import { filterRecords, placeAmong } from './filter-records.ts';
import { type IndexedPropertyRow, indexStatements } from './index-store.ts';
import { ownedStatements } from './property-store.ts';
import { type IndexedRecord, indexRecords } from './record-index.ts';
import type { RecordRow, ReportSubject } from './record-source.ts';
import { recordsByIdStatement } from './record-store.ts';

/** A page of the records that match, in three round trips; null for a person who is unknown, suppressed or a minor. */
export async function loadRecordPage(
  db: SqlDatabase,
  personId: string,
  { filter, page }: { readonly filter: RecordFilter; readonly page: number },
  now: number,
): Promise<RecordListAnswer | null> {
  const report = await loadIndex(db, personId, now);
  if (report === null) return null;
  const { matches, facets } = filterRecords(report.index, filter);
  const from = (page - 1) * RECORD_LIST_PAGE_SIZE;
  const shown = matches.slice(from, from + RECORD_LIST_PAGE_SIZE);
  const records = await loadRecords(db, report.subject, shown, now);
  return { records, total: matches.length, facets, place: null };
}

/** One record and its place among those that match; null as above, and for a record that the report does not have. */
export async function loadOneRecord(
  db: SqlDatabase,
  personId: string,
  { filter, record }: { readonly filter: RecordFilter; readonly record: RecordReference },
  now: number,
): Promise<RecordListAnswer | null> {
  const report = await loadIndex(db, personId, now);
  if (report?.index.some(({ group, id }) => group === record.group && id === record.id) !== true) return null;
  const { matches, facets } = filterRecords(report.index, filter);
  const records = await loadRecords(db, report.subject, [record], now);
  return { records, total: matches.length, facets, place: placeAmong(matches, record) };
}

interface Report {
  readonly subject: ReportSubject;
  readonly index: readonly IndexedRecord[];
}

/** What is in a report, in one round trip: only what lists are narrowed by, so that 5,000 records answer well. */
async function loadIndex(db: SqlDatabase, personId: string, now: number): Promise<Report | null> {
  const [subjects, records, properties] = await db.batch<unknown>([
    subjectStatement(db, personId, now),
    ...indexStatements(db, personId),
  ]);
  const subject = subjects?.results[0] as ReportSubject | undefined;
  if (subject === undefined) return null;
  const rows = (records?.results ?? []) as RecordRow[];
  return { subject, index: indexRecords(rows, (properties?.results ?? []) as IndexedPropertyRow[]) };
}

/** These records of a person, in this order; without any that was removed in the meantime. */
async function loadRecords(
  db: SqlDatabase,
  subject: ReportSubject,
  wanted: readonly RecordReference[],
  now: number,
): Promise<BackgroundRecords> {
  if (wanted.length === 0) return {};
  const pnpIds = wanted.flatMap(({ group, id }) => (isPropertyGroup(group) ? [id] : []));
  const ids = wanted.flatMap(({ group, id }) => (isPropertyGroup(group) ? [] : [id]));
  const [records, properties, transfers] = await db.batch<unknown>([
    recordsByIdStatement(db, subject.id, ids),
    ...ownedStatements(db, subject.id, pnpIds),
  ]);
  const recordById = new Map(((records?.results ?? []) as RecordRow[]).map((row) => [row.id, row]));
  const propertyById = new Map(((properties?.results ?? []) as PropertyRow[]).map((row) => [row.pnp_id, row]));
  const groups = [...Map.groupBy(wanted, ({ group }) => group)].map(
    ([group, references]): GroupRows =>
      isPropertyGroup(group)
        ? {
            group,
            rows: references.flatMap(({ id }) => propertyById.get(id) ?? []),
            transfers: (transfers?.results ?? []) as TransferRow[],
          }
        : { group, rows: references.flatMap(({ id }) => recordById.get(id) ?? []) },
  );
  return buildGroups(db, subject, groups, now);
}
