import { CHANGE_KINDS, type ChangeKind } from '../../../shared/contract/monitor.ts';
import type { ChangeCounts } from '../../../shared/contract/person/counts.ts';
import { COUNT_OF_CHANGE } from '../../../shared/people/change-counts.ts';
import type { SqlDatabase } from '../env.ts';
import type { RecordCategory } from '../import/rows.ts';
import type { PersonRecord } from '../people/person-record.ts';
import { addressFact, type Fact, phoneFact, propertyFact, recordFact, relativeFact } from './facts.ts';
import { changeOf, type News } from './news.ts';

/** Kinds whose facts a person page does not load for everybody. */
const RECORD_KINDS: readonly ChangeKind[] = ['criminal', 'license', 'public-record'];

type OwnFacts = Pick<PersonRecord, 'id' | 'residences' | 'phones' | 'relations'>;

/**
 * How much of a person is news (P3-026): true counts, whatever the viewer may see of it. What has been hidden since it
 * was found does not count. Records and properties take one round trip, and only if there is news of them.
 */
export async function loadChangeCounts(people: SqlDatabase, record: OwnFacts, news: News): Promise<ChangeCounts> {
  const own = [
    ...record.residences.map(addressFact),
    ...record.phones.map(phoneFact),
    ...record.relations.map(relativeFact),
  ];
  return countNews(news, [...own, ...(await loadOtherFacts(people, record.id, news))]);
}

async function loadOtherFacts(people: SqlDatabase, personId: string, news: News): Promise<readonly Fact[]> {
  const kinds = new Set([...news.found.values()].map(({ kind }) => kind));
  const hasRecords = RECORD_KINDS.some((kind) => kinds.has(kind));
  if (!hasRecords && !kinds.has('property')) return [];
  const [records, owned] = await people.batch<{ id: string; category: RecordCategory }>([
    people.prepare('SELECT id, category FROM record WHERE person_id = ?1').bind(personId),
    people.prepare("SELECT pnp_id AS id, '' AS category FROM ownership WHERE person_id = ?1").bind(personId),
  ]);
  return [...(records?.results ?? []).map(recordFact), ...(owned?.results ?? []).map(({ id }) => propertyFact(id))];
}

function countNews(news: News, facts: readonly Fact[]): ChangeCounts {
  const keysOf = new Map<ChangeKind, Set<string>>();
  for (const fact of facts) {
    if (changeOf(news, fact) === undefined) continue;
    keysOf.set(fact.kind, (keysOf.get(fact.kind) ?? new Set()).add(fact.key));
  }
  return changeCountsOf((kind) => keysOf.get(kind)?.size ?? 0);
}

/** The change counts of a contract's answer, by kind. */
export function changeCountsOf(count: (kind: ChangeKind) => number): ChangeCounts {
  const counts = CHANGE_KINDS.map((kind) => [COUNT_OF_CHANGE[kind], count(kind)] as const);
  return Object.fromEntries(counts) as ChangeCounts;
}

/**
 * Notes that the account has seen the changes that it was shown. Only those: a comparison may have found others in the
 * meantime. Without news there is nothing to write.
 */
export async function noteSeen(
  accounts: SqlDatabase,
  accountId: string,
  { personId, lastFoundAt }: News,
): Promise<void> {
  if (lastFoundAt === null) return;
  await accounts
    .prepare('UPDATE monitor SET seen_at = MAX(seen_at, ?3) WHERE account_id = ?1 AND person_id = ?2')
    .bind(accountId, personId, lastFoundAt)
    .run();
}
