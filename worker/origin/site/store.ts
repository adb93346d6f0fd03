import type { SqlDatabase } from '../env.ts';

/** Whether the import said that its people are made up (import-state.ts); if it said nothing, they are real. */
export async function isPopulationInvented(db: SqlDatabase): Promise<boolean> {
  const row = await db.prepare("SELECT value FROM import_state WHERE key = 'invented'").first<{ value: string }>();
  return row?.value === 'yes';
}
