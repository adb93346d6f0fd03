import type { SqlDatabase } from '../env.ts';

/** The day that checks are counted by: 'YYYY-MM-DD', UTC. `now` is in milliseconds since 1970. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Deletes the counts of days that are over. */
export async function sweepAddressChecks(db: SqlDatabase, now: number): Promise<void> {
  await db.prepare('DELETE FROM address_check WHERE day < ?1').bind(dayOf(now)).run();
}
