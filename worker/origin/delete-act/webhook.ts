import type { CallResponse } from '../../../shared/contract/calls.ts';
import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import { wake } from '../jobs/wake.ts';

/** How old a message may be, or ahead of our clock, in milliseconds: a stolen signature is worthless after that. */
const TOLERANCE_MS = 5 * 60_000;
const TIME_SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;
const SIGNATURE_SHAPE = /^sha256=([0-9a-f]{64})$/i;
const encoder = new TextEncoder();

/** A message as it came; '' for a header that is missing. */
export interface SignedMessage {
  /** ISO 8601, UTC */
  readonly timestamp: string;
  /** 'sha256=' and hexadecimal digits */
  readonly signature: string;
  readonly body: string;
}

/**
 * Whether somebody who knows the secret signed this message within the last five minutes: HMAC-SHA-256 of its time and
 * body, compared in constant time. `now` is in milliseconds since 1970.
 */
export async function isFromPlatform(
  secret: string,
  { timestamp, signature, body }: SignedMessage,
  now: number,
): Promise<boolean> {
  const hex = SIGNATURE_SHAPE.exec(signature)?.[1];
  if (hex === undefined || !TIME_SHAPE.test(timestamp)) return false;
  if (!(Math.abs(now - Date.parse(timestamp)) <= TOLERANCE_MS)) return false;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, Buffer.from(hex, 'hex'), encoder.encode(`${timestamp}.${body}`));
}

/**
 * POST /api/webhooks/delete-act: the platform says that lists are ready or answers were processed. A run that waits goes
 * on. A message is taken once: sent again, it changes nothing.
 *
 * @throws ProblemError 404 without a secret, 400 for anything that the platform did not sign in the last few minutes
 */
export async function answerDropWebhook(c: OriginContext): Promise<CallResponse<'dropWebhook'>> {
  const settings = c.get('settings');
  const secret = settings.drop?.webhookSecret ?? null;
  if (secret === null) throw new ProblemError(404, 'Not found');
  const header = (name: string): string => c.req.header(name) ?? '';
  const [timestamp, signature] = [header('x-webhook-timestamp'), header('x-webhook-signature')];
  const now = c.get('now');
  if (!(await isFromPlatform(secret, { timestamp, signature, body: c.get('bodyText') ?? '' }, now)))
    throw new ProblemError(400, 'Bad request', {
      detail: 'The signature does not match this message and time',
      security: 'webhook-refused',
    });
  const db = c.env.ACCOUNTS;
  // The ids in the headers are not signed, so the signature itself tells messages apart.
  const { meta } = await db
    .prepare('INSERT OR IGNORE INTO drop_event (id, at) VALUES (?1, ?2)')
    .bind(signature.toLowerCase(), now)
    .run();
  if (meta.changes === 0) return {};
  await db
    .prepare("UPDATE drop_run SET next_at = MIN(next_at, ?1) WHERE ended_at IS NULL AND failure = 'preparing'")
    .bind(now)
    .run();
  // Without a queue, the scheduled job goes on with it in a few minutes: the platform does not wait that long.
  if (c.env.JOBS !== undefined) await wake(c.env, settings, 'delete-act', now);
  return {};
}
