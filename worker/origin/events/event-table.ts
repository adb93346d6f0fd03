import type { SqlDatabase } from '../env.ts';
import type { EventBatch } from './event-batch.ts';

/** Stores a batch in the accounts database, in one statement. `now` is in milliseconds since 1970. */
export async function insertEvents(
  db: SqlDatabase,
  { events, experiments, test, sender }: EventBatch,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO page_event (received_at, happened_at, name, properties, viewer_class, device, experiments,
                               test_id, test_name, segment_name)
       SELECT ?1, value ->> 'happenedAt', value ->> 'name', value ->> 'properties', ?2, ?3, ?4, ?5, ?6, ?7
         FROM json_each(?8)`,
    )
    .bind(
      now,
      sender.viewerClass,
      sender.device,
      Object.keys(experiments).length === 0 ? null : JSON.stringify(experiments),
      test?.id ?? null,
      test?.name ?? null,
      test?.segment ?? null,
      JSON.stringify(events),
    )
    .run();
}
