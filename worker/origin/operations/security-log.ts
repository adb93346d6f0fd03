import type {
  SecurityCount,
  SecurityCountsAnswer,
  SecurityKind,
} from '../../../shared/contract/operations/security.ts';
import { GATHERED_MS, Gathering } from '../../../shared/metrics/gathering.ts';
import { SecurityTally } from '../../../shared/metrics/security-tally.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import type { OriginContext } from '../context.ts';
import type { OriginBindings, SqlDatabase } from '../env.ts';
import { besideAnswer, lifetimeOf } from '../http/beside-answer.ts';
import { writeSecurityLog } from '../logging/write-log.ts';

// One bindings object per isolate.
const unwritten = new WeakMap<OriginBindings, { readonly tally: SecurityTally; readonly gathering: Gathering }>();

/**
 * Writes one line to the log, to be found by its tracking id, and a few seconds later adds to the count of its kind in
 * the database, together with other events. Neither says who it was: no name, id, address or network
 * (docs/operation.md).
 */
export async function noteSecurity(c: OriginContext, kind: SecurityKind): Promise<void> {
  const subject = kind === 'access-refused' ? (c.get('call') ?? '') : '';
  writeSecurityLog({ kind, subject });
  const { tally, gathering } = unwrittenOf(c);
  tally.add(kind, subject);
  const db = c.env.ACCOUNTS;
  // If nothing waits for work beside the response, as in unit tests, it is done first.
  const waitMs = lifetimeOf(c) === null ? 0 : GATHERED_MS;
  const work = gathering.begin(waitMs, () => addSecurityCounts(db, tally.take(), Date.now()));
  if (work !== null) await besideAnswer(c, 'security counts', work);
}

/** Writes what this isolate has counted at once. */
export async function writeSecurityCounts(c: OriginContext): Promise<void> {
  await addSecurityCounts(c.env.ACCOUNTS, unwrittenOf(c).tally.take(), c.get('now'));
}

function unwrittenOf(c: OriginContext) {
  const known = unwritten.get(c.env) ?? { tally: new SecurityTally(), gathering: new Gathering() };
  unwritten.set(c.env, known);
  return known;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long counts are kept, in milliseconds: as long as logs. */
const KEPT_MS = spanMs(KEPT_FOR.securityCount);

/** Adds the counts to this hour's. */
export async function addSecurityCounts(db: SqlDatabase, counts: readonly SecurityCount[], now: number): Promise<void> {
  if (counts.length === 0) return;
  await db
    .prepare(
      `INSERT INTO security_count (hour, kind, subject, count)
       SELECT ?1, value ->> 'kind', value ->> 'subject', value ->> 'count' FROM json_each(?2) WHERE TRUE
       ON CONFLICT (hour, kind, subject) DO UPDATE SET count = count + excluded.count`,
    )
    .bind(hourOf(now), JSON.stringify(counts))
    .run();
}

export async function loadSecurityCounts(db: SqlDatabase, now: number): Promise<SecurityCountsAnswer> {
  const { results } = await db
    .prepare(
      `SELECT kind, subject, SUM(CASE WHEN hour >= ?1 THEN count ELSE 0 END) AS hour,
         SUM(CASE WHEN hour > ?2 THEN count ELSE 0 END) AS day, SUM(count) AS month
       FROM security_count WHERE hour > ?3 GROUP BY kind, subject ORDER BY 3 DESC, 4 DESC, 5 DESC, kind, subject`,
    )
    .bind(hourOf(now), now - DAY_MS, now - KEPT_MS)
    .all<SecurityCountsAnswer[number]>();
  return results;
}

function hourOf(now: number): number {
  return Math.floor(now / HOUR_MS) * HOUR_MS;
}
