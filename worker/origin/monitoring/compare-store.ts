import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { Comparison } from './compare-facts.ts';

/** How long a run has for the people it took, in milliseconds; then another may take them. */
const LEASE_MS = 600_000;
/** How often somebody is compared, in milliseconds. */
const COMPARE_EVERY_MS = 86_400_000;
/** How much of a list one statement takes, in characters: D1 takes 2 MB at most. */
const LIST_MAX = 500_000;

/** Somebody whom a run took. */
export interface WatchedPerson {
  readonly personId: string;
  /** what was known; null before the first comparison */
  readonly facts: string | null;
}

/** People whom one run has taken, and until when (milliseconds since 1970): what it stores counts only meanwhile. */
export interface Taken {
  readonly people: readonly WatchedPerson[];
  readonly until: number;
  /** not at their time, but because somebody began to monitor them */
  readonly isExtra: boolean;
}

/** A comparison of one of them. */
export interface Compared extends Comparison {
  readonly personId: string;
  /** null if nobody may know now */
  readonly isDead: boolean | null;
}

/** Takes people whose comparison is due, the longest waiting first. Runs at the same time take different ones. */
export function takeDuePeople(accounts: SqlDatabase, now: number, limit: number): Promise<Taken> {
  const due = 'SELECT person_id FROM watched_person WHERE due_at <= ?2 ORDER BY due_at LIMIT ?3';
  return takePeople(accounts, now, due, [now, limit], false);
}

/** Takes these people, due or not; whoever is monitored by nobody is left out. */
export function takeThesePeople(accounts: SqlDatabase, now: number, personIds: readonly string[]): Promise<Taken> {
  return takePeople(accounts, now, 'SELECT value FROM json_each(?2)', [JSON.stringify(personIds)], true);
}

async function takePeople(
  accounts: SqlDatabase,
  now: number,
  whom: string,
  values: readonly (string | number)[],
  isExtra: boolean,
): Promise<Taken> {
  const until = now + LEASE_MS;
  const { results } = await accounts
    .prepare(
      `UPDATE watched_person SET due_at = ?1 WHERE person_id IN (${whom}) RETURNING person_id AS personId, facts`,
    )
    .bind(until, ...values)
    .all<WatchedPerson>();
  return { people: results, until, isExtra };
}

/**
 * Stores what was found and whom to tell, in one batch: all of it or nothing, and nothing about somebody whom another
 * run has taken since. A change is dated after whatever a follower has seen or been told and after the alert that waits
 * for them, so no look and no alert passes over it, however long this run took. `now` is in milliseconds since 1970.
 *
 * An extra comparison moves neither when they were last compared nor when they will be: followers are told the one, which
 * would tell them that somebody else began.
 */
export async function storeCompared(
  accounts: SqlDatabase,
  compared: readonly Compared[],
  { until, isExtra }: Omit<Taken, 'people'>,
  now: number,
): Promise<void> {
  const newsworthy = compared.filter(({ changes, isDead }) => changes.length > 0 || isDead === true);
  const news = newsworthy.map(({ personId, changes, isDead }) => [personId, changes.length, Number(isDead)]);
  const changed = compared.filter(({ changes }) => changes.length > 0);
  const changes = changed.map(({ personId, changes }) => [
    personId,
    changes.map(({ fact, kind, change }) => [fact, kind, change]),
  ]);
  const statements = [
    ...inLists(changes, (list) => accounts.prepare(CHANGES_SQL).bind(list, until, now)),
    ...inLists(news, (list) => accounts.prepare(NEWS_SQL).bind(list, until, now)),
    ...inLists(
      compared.flatMap(({ personId, isDead }) => (isDead === null ? [] : [[personId, Number(isDead)]])),
      (list) => accounts.prepare(ENDED_SQL).bind(list, until, now),
    ),
    ...inLists(
      compared.map(({ personId, known }) => [personId, known]),
      (list) => accounts.prepare(isExtra ? EXTRA_DONE_SQL : DONE_SQL).bind(list, until, now, COMPARE_EVERY_MS),
    ),
  ];
  if (statements.length > 0) await accounts.batch(statements);
}

/**
 * ?1 is a list of [person, …], ?2 until when this run has them. CROSS, so that each is looked up: there is an index by
 * `due_at`, too, and all of a batch have the same.
 */
const TAKEN = `json_each(?1) j CROSS JOIN watched_person p ON p.person_id = j.value ->> 0 AND p.due_at = ?2`;

/**
 * The list has [person, [[fact, kind, change], …]]. What a new follower was shown when they began is not held against a
 * change found at that moment.
 */
const CHANGES_SQL = `WITH dated AS MATERIALIZED (
    SELECT p.person_id, j.value AS entry,
      MAX(?3, 1 + COALESCE((
        SELECT MAX(MAX(COALESCE(NULLIF(m.seen_at, m.since), 0), COALESCE(NULLIF(m.told_at, m.since), 0), COALESCE(d.up_to, 0)))
        FROM monitor m LEFT JOIN digest d ON d.account_id = m.account_id WHERE m.person_id = p.person_id), 0)) AS found_at
    FROM ${TAKEN})
  INSERT OR IGNORE INTO person_change (person_id, found_at, fact, kind, change)
  SELECT w.person_id, w.found_at, c.value ->> 0, c.value ->> 1, c.value ->> 2
  FROM dated w CROSS JOIN json_each(w.entry, '$[1]') c`;

/** A death is news to those who do not know of it. */
const NEWS_SQL = `UPDATE alert_setting SET news_at = ?3
  WHERE news_at IS NULL AND account_id IN (
    SELECT m.account_id FROM ${TAKEN} CROSS JOIN monitor m ON m.person_id = p.person_id
    WHERE j.value ->> 1 > 0 OR (j.value ->> 2 = 1 AND m.ended_at IS NULL))`;

/** Monitoring ends with a death, and goes on if the record was wrong. */
const ENDED_SQL = `UPDATE monitor SET ended_at = CASE t.is_dead WHEN 1 THEN
    MAX(?3, 1 + COALESCE((SELECT d.up_to FROM digest d WHERE d.account_id = monitor.account_id), 0)) END
  FROM (SELECT p.person_id, j.value ->> 1 AS is_dead FROM ${TAKEN}) t
  WHERE monitor.person_id = t.person_id AND (monitor.ended_at IS NOT NULL) <> t.is_dead`;

const doneSql = (comparedAt: string) => `UPDATE watched_person
  SET facts = COALESCE(t.facts, watched_person.facts), compared_at = ${comparedAt}, due_at = ${comparedAt} + ?4
  FROM (SELECT p.person_id, j.value ->> 1 AS facts FROM ${TAKEN}) t WHERE watched_person.person_id = t.person_id`;
const DONE_SQL = doneSql('?3');
const EXTRA_DONE_SQL = doneSql('COALESCE(watched_person.compared_at, ?3)');

/** A statement for each part of a list that one parameter can hold; none for an empty list. */
function inLists(rows: readonly unknown[], statement: (list: string) => SqlStatement): SqlStatement[] {
  const lists: string[] = [];
  let part: string[] = [];
  let length = 0;
  for (const row of rows.map((row) => JSON.stringify(row))) {
    if (part.length > 0 && length + row.length > LIST_MAX) {
      lists.push(`[${part.join()}]`);
      [part, length] = [[], 0];
    }
    part.push(row);
    length += row.length + 1;
  }
  if (part.length > 0) lists.push(`[${part.join()}]`);
  return lists.map(statement);
}
