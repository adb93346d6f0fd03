import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { describeSender } from '../operations/sender.ts';
import { readBatch } from './event-batch.ts';
import { loadEventCounts, NOTHING_COUNTED } from './event-counts.ts';
import { writeEvents } from './event-dataset.ts';
import { insertEvents } from './event-table.ts';

/**
 * POST /api/events: what pages did, for human visitors only (F7-25, F7-26). They go to the dataset EVENTS of Analytics
 * Engine where it is bound, otherwise to a table, never to both. The answer does not wait for that, and nobody is told if
 * it fails: an event is not worth a visitor's time.
 */
export const answerEvents: CallHandler<'events'> = async (c, { body }) => {
  if (c.get('envelope').botClass === 'human') {
    const keep = async () => {
      const batch = readBatch(body, await describeSender(c), c.get('now'));
      const { EVENTS, ACCOUNTS } = c.env;
      if (EVENTS === undefined) await insertEvents(ACCOUNTS, batch, c.get('now'));
      else writeEvents(EVENTS, batch);
    };
    await besideAnswer(c, 'page events', keep());
  }
  return { isDone: true };
};

/** GET /api/dev/events: counts of events, in local runs; elsewhere, query the dataset or the database. */
export const answerEventCounts: CallHandler<'eventCounts'> = async (c, { query }) => {
  if (!c.get('settings').isLocal) throw new ProblemError(404, 'Not found');
  if (c.env.EVENTS !== undefined) return NOTHING_COUNTED;
  return loadEventCounts(c.env.ACCOUNTS, query, c.get('now'));
};
