import type { BotClass, Envelope } from '../../../shared/contract/transport/envelope.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import type { ExperimentName } from '../../../shared/experiments/experiments.ts';
import type { SqlDatabase } from '../env.ts';

/** Everything stored about the sender: nothing that tells one visitor from another. */
export interface Sender {
  readonly viewerClass: UserType | 'anonymous';
  readonly botClass: BotClass;
  readonly device: Envelope['device'];
}

/** An event as stored; times are milliseconds since 1970. */
export interface StoredEvent {
  readonly name: string;
  readonly happenedAt: number;
  readonly properties: object;
}

export interface LogEntry {
  readonly severity: 'error' | 'info';
  /** what was attempted; null if the browser did not say */
  readonly type: string | null;
  readonly message: string;
}

/** The variants that a page showed, without those of 0. */
export type ShownVariants = Readonly<Partial<Record<ExperimentName, number>>>;

/** Stores a batch of events. */
export async function recordEvents(
  db: SqlDatabase,
  events: readonly StoredEvent[],
  variants: ShownVariants,
  { viewerClass, device }: Sender,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO page_event (received_at, happened_at, name, properties, viewer_class, device, experiments)
       SELECT ?1, value ->> 'happenedAt', value ->> 'name', value ->> 'properties', ?2, ?3, ?5 FROM json_each(?4)`,
    )
    .bind(now, viewerClass, device, JSON.stringify(events), isNone(variants) ? null : JSON.stringify(variants))
    .run();
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

const isNone = (variants: ShownVariants): boolean => Object.keys(variants).length === 0;

const DAY_MS = 86_400_000;
/**
 * When an event happened by the browser's clock, in milliseconds since 1970; when it arrived, if that clock cannot be
 * right. The text itself is not stored: it could say anything.
 */
export function decideHappenedAt(text: string, receivedAt: number): number {
  const at = Date.parse(text);
  return at > receivedAt - DAY_MS && at <= receivedAt ? at : receivedAt;
}
