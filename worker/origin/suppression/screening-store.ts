import type { SqlDatabase } from '../env.ts';

/** How far a data set is screened: which step is next, and after what of it; null: it is screened. */
export interface Screening {
  readonly step: number;
  readonly after: string;
}

const START: Screening = { step: 0, after: '' };
/** Rows of import_state: the mark, and how far an unfinished screening is. */
const [SCREENED, SCREENING] = ['screened', 'screening'];

export async function loadScreening(db: SqlDatabase): Promise<Screening | null> {
  const { results } = await db
    .prepare('SELECT key, value FROM import_state WHERE key IN (?1, ?2)')
    .bind(SCREENED, SCREENING)
    .all<{ key: string; value: string }>();
  const state = new Map(results.map(({ key, value }) => [key, value]));
  if (state.has(SCREENED)) return null;
  const under = state.get(SCREENING);
  return under === undefined ? START : (JSON.parse(under) as Screening);
}

/** Notes how far it is, so that whoever goes on begins there. */
export async function noteScreening(db: SqlDatabase, screening: Screening): Promise<void> {
  await db
    .prepare(
      'INSERT INTO import_state (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    )
    .bind(SCREENING, JSON.stringify(screening))
    .run();
}

/** Marks the data set: from now on it may be shown. `now` is in milliseconds since 1970. */
export async function markScreened(db: SqlDatabase, now: number): Promise<void> {
  await db.batch([
    db
      .prepare('INSERT INTO import_state (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO NOTHING')
      .bind(SCREENED, new Date(now).toISOString()),
    db.prepare('DELETE FROM import_state WHERE key = ?1').bind(SCREENING),
  ]);
}
