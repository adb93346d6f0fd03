import type { SqlDatabase } from '../env.ts';
import { runEach } from '../job-rows.ts';
import { STORED_TABLES } from './stored-data.ts';
import { sweepExpired } from './sweep-expired.ts';

/**
 * For the scheduled job: deletes or anonymizes everything whose time is over, by the list of what is stored. A table
 * that fails is logged by its name and does not stop the others; the next run tries again. `now` is in milliseconds
 * since 1970.
 */
export async function sweepStored(db: SqlDatabase, now: number): Promise<void> {
  for (const { table, sweeps } of STORED_TABLES)
    await runEach(`sweep ${table}`, sweeps, (sweep) =>
      sweep.kind === 'work' ? sweep.run(db, now) : sweepExpired(db, table, sweep, now),
    );
}
