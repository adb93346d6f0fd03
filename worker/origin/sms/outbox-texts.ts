import type { OutboxText } from '../../../shared/contract/operations/text-message.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';

/** How many messages are listed. */
const LISTED_MAX = 100;

/** GET /api/dev/outbox/texts: the latest text messages, local runs only; elsewhere nobody reads other people's. */
export const answerOutboxTexts: CallHandler<'outboxTexts'> = async (c) => {
  if (!c.get('settings').isLocal) throw new ProblemError(404, 'Not found');
  const { results } = await c.env.ACCOUNTS.prepare(
    `SELECT id, created_at AS at, recipient AS "to", text FROM sms ORDER BY created_at DESC LIMIT ${LISTED_MAX}`,
  ).all<OutboxText>();
  return results;
};
