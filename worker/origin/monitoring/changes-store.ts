import type { ChangeCounts } from '../../../shared/contract/person/person.ts';
import type { SqlDatabase } from '../env.ts';
import { deltaOf } from '../masking/mask-fact.ts';
import type { PersonRecord } from '../people/person-record.ts';
import { monthOf } from './rules.ts';

const IS_CHANGED = '(first_seen > ?2 OR last_seen > ?2)';

/**
 * What is new or was confirmed anew of a person after a month, 'YYYY-MM': of public records and properties by one round
 * trip, of the rest by what was loaded for the page.
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

/** Notes that a follower has seen what changed up to this month: one write a month, however often they look. */
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

/** What of the tables beside a person's own lists is new or was confirmed anew since some month. */
export interface RecordChanges {
  /** public records by category */
  readonly byCategory: ReadonlyMap<string, number>;
  readonly properties: number;
}

/**
 * What changed in a followed report after a month, 'YYYY-MM' (P3-026): true counts, whatever the viewer may see of it.
 * No record is counted twice: licences apart from public records, evictions among them. Of relatives and associates no
 * months are on record, so of them nothing is known to have changed.
 */
function countChanges(
  { residences, phones }: Pick<PersonRecord, 'residences' | 'phones'>,
  { byCategory, properties }: RecordChanges,
  changesAfter: string,
): ChangeCounts {
  const changed = (facts: readonly PersonRecord['phones' | 'residences'][number][]) =>
    facts.filter(({ provenance }) => deltaOf(provenance, { changesAfter }).delta !== undefined).length;
  const sum = (...categories: string[]) =>
    categories.reduce((total, category) => total + (byCategory.get(category) ?? 0), 0);
  return {
    addressChangesCount: changed(residences),
    phoneChangesCount: changed(phones),
    relativeAssociateChangesCount: 0,
    criminalTrafficChangesCount: sum('criminal', 'traffic'),
    licensesPermitsChangesCount: sum('license'),
    propertiesChangesCount: properties,
    publicRecordChangesCount: sum('lien', 'judgment', 'bankruptcy', 'foreclosure', 'eviction'),
  };
}
