import type { ChangeCounts } from '../../../shared/contract/person/counts.ts';
import type { SqlDatabase } from '../env.ts';
import { deltaOf } from '../masking/mask-fact.ts';
import type { PersonRecord } from '../people/person-record.ts';
import { monthOf } from './rules.ts';

const IS_CHANGED = '(first_seen > ?2 OR last_seen > ?2)';

/**
 * What is new or newly confirmed about a person since a month, 'YYYY-MM': public records and properties take one round
 * trip, the rest comes from what the page has loaded.
 */
export async function loadChangeCounts(
  people: SqlDatabase,
  record: PersonRecord,
  changesAfter: string,
): Promise<ChangeCounts> {
  const [records, owned] = await people.batch<{ category: string; amount: number }>([
    people
      .prepare(
        `SELECT category, COUNT(*) AS amount FROM record WHERE person_id = ?1 AND ${IS_CHANGED} GROUP BY category`,
      )
      .bind(record.id, changesAfter),
    people
      .prepare(`SELECT '' AS category, COUNT(*) AS amount FROM ownership WHERE person_id = ?1 AND ${IS_CHANGED}`)
      .bind(record.id, changesAfter),
  ]);
  const byCategory = new Map((records?.results ?? []).map(({ category, amount }) => [category, amount]));
  return countChanges(record, { byCategory, properties: owned?.results[0]?.amount ?? 0 }, changesAfter);
}

/** Notes that the account has seen changes up to this month: one write a month, however often it looks. */
export async function noteSeen(
  accounts: SqlDatabase,
  accountId: string,
  personId: string,
  { seenMonth, now }: { readonly seenMonth: string; readonly now: number },
): Promise<void> {
  const month = monthOf(now);
  if (seenMonth >= month) return;
  await accounts
    .prepare('UPDATE monitor SET seen_month = ?3 WHERE account_id = ?1 AND person_id = ?2')
    .bind(accountId, personId, month)
    .run();
}

/** What is new or newly confirmed since some month, apart from a person's own lists. */
export interface RecordChanges {
  /** public records by category */
  readonly byCategory: ReadonlyMap<string, number>;
  readonly properties: number;
}

/**
 * What changed in a monitored report since a month, 'YYYY-MM' (P3-026): true counts, whatever the viewer may see of it.
 * No record counts twice: licenses are separate from public records, which include evictions.
 */
function countChanges(
  { residences, phones, relations }: Pick<PersonRecord, 'residences' | 'phones' | 'relations'>,
  { byCategory, properties }: RecordChanges,
  changesAfter: string,
): ChangeCounts {
  const changed = (facts: readonly PersonRecord['phones' | 'residences' | 'relations'][number][]) =>
    facts.filter(({ provenance }) => deltaOf(provenance, { changesAfter }).delta !== undefined).length;
  const sum = (...categories: string[]) =>
    categories.reduce((total, category) => total + (byCategory.get(category) ?? 0), 0);
  return {
    addressChangesCount: changed(residences),
    phoneChangesCount: changed(phones),
    relativeAssociateChangesCount: changed(relations),
    criminalTrafficChangesCount: sum('criminal', 'traffic'),
    licensesPermitsChangesCount: sum('license'),
    propertiesChangesCount: properties,
    publicRecordChangesCount: sum('lien', 'judgment', 'bankruptcy', 'foreclosure', 'eviction'),
  };
}
