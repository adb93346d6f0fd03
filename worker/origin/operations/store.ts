import type { SqlDatabase } from '../env.ts';
import type { Sender } from './sender.ts';

export interface LogEntry {
  readonly severity: 'error' | 'info';
  /** what was attempted; null if the browser did not say */
  readonly type: string | null;
  readonly message: string;
}

/** Stores one line of a browser's log. */
export async function recordLog(db: SqlDatabase, entry: LogEntry, sender: Sender, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO client_log (received_at, severity, type, message, viewer_class, bot_class, device)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    )
    .bind(now, entry.severity, entry.type, entry.message, sender.viewerClass, sender.botClass, sender.device)
    .run();
}
