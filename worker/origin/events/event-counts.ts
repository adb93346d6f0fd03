import {
  EVENT_PERIODS,
  type EventCountsAnswer,
  type EventCountsQuery,
  FUNNEL_NAMES,
  type VitalCounts,
} from '../../../shared/contract/operations/event-counts.ts';
import { EVENT_FUNNELS, type FunnelStep } from '../../../shared/events/event-funnels.ts';
import { VITAL_LIMITS, WEB_VITALS } from '../../../shared/events/web-vitals.ts';
import type { SqlDatabase, SqlStatement, SqlValue } from '../env.ts';

/** The answer of an origin whose events are elsewhere. */
export const NOTHING_COUNTED: EventCountsAnswer = {
  isStoredHere: false,
  isCapped: false,
  events: [],
  pages: [],
  senders: [],
  across: null,
  vitals: [],
};

/** The most rows that one statement counts: the latest of the period. */
const READ_MAX = 50_000;
/** The most segments of tests, those with the most views: a browser says which one it saw, so it may say anything. */
const SEGMENTS_MAX = 50;

/**
 * The latest events of a period, found by the index on their time: ?1 and ?2 its beginning and its end, ?3 the device,
 * ?4 the page, ?5 the most rows.
 */
const recent = (which: 'other events' | 'web vitals') => `
  SELECT received_at, name, properties, device, viewer_class, experiments, test_id, test_name, segment_name
    FROM page_event
   WHERE ${which === 'web vitals' ? "name = 'web_vital'" : "+name <> 'web_vital'"}
     AND received_at > ?1 AND received_at <= ?2
     AND (?3 IS NULL OR device = ?3) AND (?4 IS NULL OR properties ->> 'page' = ?4)
   ORDER BY received_at DESC LIMIT ?5`;

const RECENT = `WITH recent AS (${recent('other events')})`;

const IS_PERSON_VIEW = `(name = 'page_viewed' AND properties ->> 'page' = 'person')`;
/** Only person pages have variants and tests, so each of their batches has them. */
const VIEWS = `coalesce(sum(${IS_PERSON_VIEW}), 0) AS views, coalesce(sum(name = 'upsell_clicked'), 0) AS clicks`;

interface BarRow {
  readonly name: string;
  readonly bar: number;
  readonly count: number;
  readonly mobile: number;
}

type Across = NonNullable<EventCountsAnswer['across']>;

/**
 * Counts the events of the period that ends now: in the database, in one round trip, over a bounded number of rows. `now`
 * is in milliseconds since 1970.
 */
export async function loadEventCounts(
  db: SqlDatabase,
  { period, device, page }: EventCountsQuery,
  now: number,
  readMax = READ_MAX,
): Promise<EventCountsAnswer> {
  const { lastsMs, barMs } = EVENT_PERIODS[period];
  const from = now - lastsMs;
  const bound = [from, now, device ?? null, page ?? null, readMax] as const;
  const wholeSite = [from, now, device ?? null, null, readMax] as const;
  const results = await db.batch<unknown>([
    db
      .prepare(
        `${RECENT} SELECT name, CAST((received_at - ?1 - 1) / ?6 AS INTEGER) AS bar, count(*) AS count, sum(device = 'mobile') AS mobile
           FROM recent GROUP BY name, bar`,
      )
      .bind(...bound, barMs),
    db
      .prepare(
        `${RECENT} SELECT properties ->> 'page' AS page, count(*) AS views, sum(device = 'mobile') AS mobile
           FROM recent WHERE name = 'page_viewed' GROUP BY 1 ORDER BY 2 DESC, 1`,
      )
      .bind(...wholeSite),
    db
      .prepare(
        `${RECENT} SELECT device, viewer_class AS viewer, count(*) AS events, sum(name = 'page_viewed') AS views
           FROM recent GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2`,
      )
      .bind(...bound),
    vitalsStatement(db, 'page').bind(...bound, LIMITS),
    vitalsStatement(db, 'NULL').bind(...bound, LIMITS),
    ...(page === undefined ? acrossStatements(db, wholeSite) : []),
  ]);
  // The order of the statements; the types of their rows are those of their columns.
  const rows = <T>(at: number) => (results[at]?.results ?? []) as T[];
  const bars = rows<BarRow>(0);
  const vitalsByPage = rows<VitalCounts>(3);
  return {
    isStoredHere: true,
    isCapped: [bars, vitalsByPage].some((counted) => countOf(counted) >= readMax),
    events: eventsOf(bars, lastsMs / barMs),
    pages: rows<EventCountsAnswer['pages'][number]>(1),
    senders: rows<EventCountsAnswer['senders'][number]>(2),
    vitals: [...rows<VitalCounts>(4), ...vitalsByPage],
    across:
      page === undefined
        ? {
            person: rows<Across['person']>(5)[0] ?? { views: 0, clicks: 0 },
            variants: rows<Across['variants'][number]>(6),
            segments: rows<Across['segments'][number]>(7),
            funnels: funnelsOf(rows<StepRow>(8)),
          }
        : null,
  };
}

const countOf = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** `barCount` bars for each event, the oldest first. */
function eventsOf(rows: readonly BarRow[], barCount: number): EventCountsAnswer['events'] {
  const names = [...new Set(rows.map(({ name }) => name))];
  const events = names.map((name) => {
    const own = rows.filter((row) => row.name === name);
    const bars = Array<number>(barCount).fill(0);
    for (const { bar, count } of own) bars[bar] = count;
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    return { name, count: sum(bars), mobile: sum(own.map(({ mobile }) => mobile)), bars };
  });
  return events.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

function acrossStatements(db: SqlDatabase, bound: readonly SqlValue[]): SqlStatement[] {
  const steps = FUNNEL_NAMES.flatMap((name) => EVENT_FUNNELS[name].map((step: FunnelStep) => stepOf(step)));
  return [
    db.prepare(`${RECENT} SELECT ${VIEWS} FROM recent`).bind(...bound),
    db
      .prepare(
        `${RECENT} SELECT e.key AS experiment, e.value AS variant, ${VIEWS}
           FROM recent, json_each(recent.experiments) AS e GROUP BY 1, 2 ORDER BY 1, 2`,
      )
      .bind(...bound),
    db
      .prepare(
        `${RECENT} SELECT test_id AS id, test_name AS name, segment_name AS segment, ${VIEWS}
           FROM recent WHERE test_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY views DESC, 1, 2, 3 LIMIT ${SEGMENTS_MAX}`,
      )
      .bind(...bound),
    // Grouped first, so that each step looks at a few kinds of event and not at all of them.
    db
      .prepare(
        `${RECENT}, kinds AS (SELECT name, properties, count(*) AS count FROM recent GROUP BY name, properties)
         SELECT step.key AS step, coalesce(sum(kinds.count), 0) AS count
           FROM json_each(?6) AS step
           LEFT JOIN kinds ON kinds.name = step.value ->> 'event'
            AND (step.value ->> 'key' IS NULL OR kinds.properties ->> (step.value ->> 'key') = step.value ->> 'value')
          GROUP BY 1 ORDER BY 1`,
      )
      .bind(...bound, JSON.stringify(steps)),
  ];
}

interface StepRow {
  readonly step: number;
  readonly count: number;
}

const stepOf = ({ event, having }: FunnelStep) => ({ event, ...having });

function funnelsOf(rows: readonly StepRow[]): Across['funnels'] {
  let at = 0;
  return FUNNEL_NAMES.map((name) => {
    const counts = EVENT_FUNNELS[name].map(() => rows[at++]?.count ?? 0);
    return { name, counts };
  });
}

const LIMITS = JSON.stringify(WEB_VITALS.map((vital) => ({ vital, ...VITAL_LIMITS[vital] })));

/**
 * Percentiles (the nearest rank: the smallest value that is at least as large as that share of them) and ratings of each
 * web vital by device; by page too, or of all pages together. ?6 has the limits of the ratings.
 */
function vitalsStatement(db: SqlDatabase, page: 'page' | 'NULL'): SqlStatement {
  const percentile = (percent: number) =>
    `min(CASE WHEN rank * 100 >= total * ${percent} THEN measured END) AS p${percent}`;
  return db.prepare(
    `WITH recent AS (${recent('web vitals')}),
     said AS (SELECT properties ->> 'name' AS vital, properties ->> 'page' AS page, device,
                     properties ->> 'value' AS measured FROM recent),
     ranked AS (SELECT vital, ${page} AS page, device, measured,
                       row_number() OVER (PARTITION BY vital, ${page}, device ORDER BY measured) AS rank,
                       count(*) OVER (PARTITION BY vital, ${page}, device) AS total
                  FROM said)
     SELECT ranked.vital, ranked.page, device, count(*) AS count, ${[50, 75, 95].map(percentile).join(', ')},
            sum(measured <= best.value ->> 'good') AS good,
            sum(measured > best.value ->> 'good' AND measured <= best.value ->> 'poor') AS fair,
            sum(measured > best.value ->> 'poor') AS poor
       FROM ranked JOIN json_each(?6) AS best ON best.value ->> 'vital' = ranked.vital
      GROUP BY ranked.vital, ranked.page, device ORDER BY best.key, ranked.page, device`,
  );
}
