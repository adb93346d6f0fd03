import {
  BACKGROUND_PAGE_SIZE,
  type BackgroundAnswer,
  RECORD_SHAPES,
  type RecordGroup,
  type RecordOf,
} from '../../../shared/contract/records/background.ts';
import { arrangeLists } from '../../../shared/records/record-lists.ts';
import type { SqlDatabase, SqlResult } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import { buildBankruptcy, buildEviction, buildForeclosure, buildJudgment, buildLien } from './build-civil.ts';
import { buildCriminalRecord } from './build-criminal.ts';
import {
  buildConcealedWeaponPermit,
  buildHuntingPermit,
  buildPilotsLicense,
  buildProfessionalLicense,
} from './build-licenses.ts';
import { buildProperty, type PropertyRow, type TransferRow } from './build-property.ts';
import { idsOf, loadMentions, type Mentions, readParties } from './mentions.ts';
import { type Cursor, encodeCursor, type Page, type PageQuery, pageOf } from './paging.ts';
import { cursorOfProperty, propertyStatements } from './property-store.ts';
import {
  describeSource,
  type RecordRow,
  type RecordSource,
  type ReportSubject,
  type StoredGroup,
} from './record-source.ts';
import { cursorOfRecord, recordStatements } from './record-store.ts';

/** Which groups, and from where: a cursor belongs to one group. */
export interface BackgroundQuery {
  readonly personId: string;
  readonly groups: readonly RecordGroup[];
  readonly after: Cursor | null;
  /** the most records of a group in the answer, 1 to {@link BACKGROUND_PAGE_SIZE} */
  readonly limit?: number;
  /** only this record; also requires a single group */
  readonly recordId?: string | undefined;
}

export const ALL_GROUPS = Object.keys(RECORD_SHAPES) as RecordGroup[];

/** A page of one group as read, before we know who in it may be named. */
type LoadedGroup =
  | { readonly group: StoredGroup; readonly page: Page<RecordRow> }
  | {
      readonly group: 'currentProperties' | 'pastProperties';
      readonly page: Page<PropertyRow>;
      readonly transfers: readonly TransferRow[];
    };

/**
 * Loads a page of each group in two round trips: the rows, then the people and addresses they may name.
 *
 * @returns null for a person who is unknown, suppressed or a minor
 */
export async function loadBackground(
  db: SqlDatabase,
  { personId, groups, after, limit = BACKGROUND_PAGE_SIZE, recordId }: BackgroundQuery,
  now: number,
): Promise<BackgroundAnswer | null> {
  const query: PageQuery = { personId, size: limit, after, recordId };
  const asked = groups.map((group) => ({ group, statements: statementsFor(db, group, query) }));
  const subjectSql = `SELECT p.id, p.full_name AS fullName FROM person p WHERE p.id = ?1 AND ${adultSql('p', '?2')}`;
  const [subjects, ...results] = await db.batch<unknown>([
    db.prepare(subjectSql).bind(personId, adultBornBy(now)),
    ...asked.flatMap(({ statements }) => statements),
  ]);
  const subject = subjects?.results[0] as ReportSubject | undefined;
  if (subject === undefined) return null;

  const loaded = asked.map(({ group, statements }) => readGroup(group, results.splice(0, statements.length), limit));
  const mentions = await loadMentions(db, mentionedIn(loaded, personId), now);
  return {
    records: arrangeLists(Object.fromEntries(loaded.map((one) => [one.group, buildGroup(one, subject, mentions)]))),
    next: Object.fromEntries(
      loaded.flatMap(({ group, page }) => (page.next === null ? [] : [[group, encodeCursor(page.next)]])),
    ),
  };
}

function statementsFor(db: SqlDatabase, group: RecordGroup, query: PageQuery) {
  if (group === 'currentProperties' || group === 'pastProperties')
    return propertyStatements(db, group === 'currentProperties', query);
  return recordStatements(db, group, query);
}

function readGroup(group: RecordGroup, results: readonly SqlResult<unknown>[], size: number): LoadedGroup {
  if (group === 'currentProperties' || group === 'pastProperties') {
    const [properties, transfers] = results;
    const rows = (properties?.results ?? []) as PropertyRow[];
    const page = pageOf(rows, size, cursorOfProperty);
    return { group, page, transfers: (transfers?.results ?? []) as TransferRow[] };
  }
  const rows = results.flatMap(({ results }) => results) as RecordRow[];
  return { group, page: pageOf(rows, size, cursorOfRecord) };
}

/** The people whom the rows refer to by id, and the addresses in them; for addresses, the person too. */
function mentionedIn(loaded: readonly LoadedGroup[], personId: string) {
  const parties: string[] = [];
  const addressIds: string[] = [];
  for (const one of loaded) {
    if ('transfers' in one) {
      parties.push(...one.transfers.flatMap(({ owners, sellers }) => [owners, sellers]));
      continue;
    }
    for (const row of one.page.rows) {
      parties.push(row.parties);
      if (row.address_id !== null) addressIds.push(row.address_id);
    }
  }
  const personIds = parties.flatMap((json) => idsOf(readParties(json)));
  return { personIds: addressIds.length > 0 ? [personId, ...personIds] : personIds, addressIds };
}

function buildGroup(loaded: LoadedGroup, subject: ReportSubject, mentions: Mentions): RecordOf<RecordGroup>[] {
  if (!('transfers' in loaded)) {
    const build: (source: ReturnType<typeof describeSource>) => RecordOf<StoredGroup> = BUILDERS[loaded.group];
    return loaded.page.rows.map((row) => build(describeSource(row, subject, mentions)));
  }
  const byProperty = Map.groupBy(loaded.transfers, ({ pnp_id }) => pnp_id);
  return loaded.page.rows.map((row) => buildProperty(row, byProperty.get(row.pnp_id) ?? [], subject.id, mentions));
}

/** How a stored record of each group becomes the contract's. */
export const BUILDERS: { readonly [G in StoredGroup]: (source: RecordSource) => RecordOf<G> } = {
  criminalAndTrafficRecords: buildCriminalRecord,
  bankruptcies: buildBankruptcy,
  liens: buildLien,
  judgments: buildJudgment,
  foreclosures: buildForeclosure,
  evictions: buildEviction,
  professionalLicenses: buildProfessionalLicense,
  pilotsLicenses: buildPilotsLicense,
  concealedWeaponPermits: buildConcealedWeaponPermit,
  huntingPermits: buildHuntingPermit,
};
