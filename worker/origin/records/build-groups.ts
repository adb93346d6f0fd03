import type { BackgroundRecords, RecordGroup, RecordOf } from '../../../shared/contract/records/background.ts';
import { arrangeLists } from '../../../shared/records/record-lists.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
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
import {
  describeSource,
  type PropertyGroup,
  type RecordRow,
  type RecordSource,
  type ReportSubject,
  type StoredGroup,
} from './record-source.ts';

/** Rows of one group as read, before we know who in them may be named; in the order of the answer. */
export type GroupRows =
  | { readonly group: StoredGroup; readonly rows: readonly RecordRow[] }
  | {
      readonly group: PropertyGroup;
      readonly rows: readonly PropertyRow[];
      readonly transfers: readonly TransferRow[];
    };

export function isPropertyGroup(group: RecordGroup): group is PropertyGroup {
  return group === 'currentProperties' || group === 'pastProperties';
}

/** Reads the person of a report: no row for somebody unknown, suppressed or underage. */
export function subjectStatement(db: SqlDatabase, personId: string, now: number): SqlStatement {
  const sql = `SELECT p.id, p.full_name AS fullName FROM person p WHERE p.id = ?1 AND ${adultSql('p', '?2')}`;
  return db.prepare(sql).bind(personId, adultBornBy(now));
}

/** The records of these rows, with the people and addresses that they may name: one round trip, or none. */
export async function buildGroups(
  db: SqlDatabase,
  subject: ReportSubject,
  groups: readonly GroupRows[],
  now: number,
): Promise<BackgroundRecords> {
  const mentions = await loadMentions(db, mentionedIn(groups, subject.id), now);
  return arrangeLists(Object.fromEntries(groups.map((one) => [one.group, buildGroup(one, subject, mentions)])));
}

/** The people whom the rows refer to by id, and the addresses in them; for addresses, the person too. */
function mentionedIn(groups: readonly GroupRows[], personId: string) {
  const parties: string[] = [];
  const addressIds: string[] = [];
  for (const one of groups) {
    if ('transfers' in one) {
      parties.push(...one.transfers.flatMap(({ owners, sellers }) => [owners, sellers]));
      continue;
    }
    for (const row of one.rows) {
      parties.push(row.parties);
      if (row.address_id !== null) addressIds.push(row.address_id);
    }
  }
  const personIds = parties.flatMap((json) => idsOf(readParties(json)));
  return { personIds: addressIds.length > 0 ? [personId, ...personIds] : personIds, addressIds };
}

function buildGroup(one: GroupRows, subject: ReportSubject, mentions: Mentions): RecordOf<RecordGroup>[] {
  if (!('transfers' in one)) {
    const build: (source: RecordSource) => RecordOf<StoredGroup> = BUILDERS[one.group];
    return one.rows.map((row) => build(describeSource(row, subject, mentions)));
  }
  const byProperty = Map.groupBy(one.transfers, ({ pnp_id }) => pnp_id);
  return one.rows.map((row) => buildProperty(row, byProperty.get(row.pnp_id) ?? [], subject.id, mentions));
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
