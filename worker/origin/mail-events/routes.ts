import type { CallResponse } from '../../../shared/contract/calls.ts';
import type { OriginContext } from '../context.ts';
import type { CallInput } from '../http/call-input.ts';
import { ProblemError } from '../http/problem-error.ts';
import { writeLog } from '../logging/write-log.ts';
import { type MailboxesStopped, readMailEvent } from './read-mail-event.ts';
import { stopMailboxStatements } from './stopped-mailboxes.ts';
import { webhookKey } from './webhook-settings.ts';
import { isSigned } from './webhook-signature.ts';

/**
 * POST /api/webhooks/mail: what the mail provider says became of our mail. A mailbox that bounces for good, or whose
 * reader complains, gets no more alerts, and nobody can have a mail to confirm monitoring sent there. An event is carried
 * out once, in one transaction with the note of its id, so a repeated one cannot undo what the owner has chosen since.
 *
 * @throws ProblemError 404 without a secret, 400 for anything that the provider did not sign in the last few minutes and
 *   for a bounce or complaint that names nobody
 */
export async function answerMailWebhook(
  c: OriginContext,
  { body }: CallInput<'mailWebhook'>,
): Promise<CallResponse<'mailWebhook'>> {
  const { mailWebhookSecret, secrets } = c.get('settings');
  if (mailWebhookSecret === null) throw new ProblemError(404, 'Not found');
  const now = c.get('now');
  const id = await readSignedId(c, mailWebhookSecret);
  const stopped = readStopped(body);
  if (stopped === null) return {};
  const db = c.env.ACCOUNTS;
  if ((await db.prepare('SELECT 1 FROM mail_event WHERE id = ?1').bind(id).first()) !== null) return {};
  const statements = await Promise.all(
    stopped.addresses.map((address) => stopMailboxStatements(db, secrets, { address, reason: stopped.reason }, now)),
  );
  await db.batch([
    db.prepare('INSERT OR IGNORE INTO mail_event (id, at) VALUES (?1, ?2)').bind(id, now),
    ...statements.flat(),
  ]);
  return {};
}

/** The id of an event that the provider signed. */
async function readSignedId(c: OriginContext, secret: string): Promise<string> {
  const header = (name: string): string => c.req.header(name) ?? '';
  const id = header('webhook-id');
  const event = {
    id,
    timestamp: header('webhook-timestamp'),
    signature: header('webhook-signature'),
    body: c.get('bodyText') ?? '',
  };
  if (await isSigned(webhookKey(secret), event, c.get('now'))) return id;
  throw new ProblemError(400, 'Bad request', {
    detail: 'The signature does not match this event and time',
    security: 'webhook-refused',
  });
}

function readStopped(event: { readonly type: string }): MailboxesStopped | null {
  try {
    return readMailEvent(event);
  } catch {
    // What it does say may name somebody.
    const { type } = event;
    writeLog('MAIL EVENT NOT UNDERSTOOD', { type });
    throw new ProblemError(400, 'Bad request', { detail: 'This event does not say which address it is about' });
  }
}
