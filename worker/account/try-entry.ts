import { BUSY, limitedText } from '../../shared/copy/account/wait.ts';
import type { EdgeContext } from '../context.ts';
import { passableCookies } from '../cookies/session-cookie.ts';
import { Refusal } from '../failures/errors.ts';
import { takeFromLimit } from '../middleware/rate-limit.ts';
import { createOriginClient, type OriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';

/** The refusals that a form answers with its own page. */
const STATUSES = [400, 401, 409, 410, 422, 429, 503] as const;
export type EntryStatus = (typeof STATUSES)[number];

interface Sent<T> {
  readonly data: T;
  readonly setCookies: readonly string[];
}

export interface EntryRefused {
  readonly kind: 'refused';
  readonly status: EntryStatus;
  /** seconds to wait; null if nobody knows */
  readonly waitSeconds: number | null;
  /** refused by the limit of this network, so the origin was not asked */
  readonly isLimit: boolean;
}

export type Entry<T> = ({ readonly kind: 'done' } & Sent<T>) | EntryRefused;

/**
 * Sends a call that lets people in, or mails them a link. It counts toward the limit of log-ins, which is why pages call
 * this only with a valid form: typos cost nobody a try. The cookies are those that a browser may get.
 *
 * @throws the origin client's errors for everything but a refusal that the call table lists
 */
export async function tryEntry<T>(c: EdgeContext, send: (client: OriginClient) => Promise<Sent<T>>): Promise<Entry<T>> {
  try {
    await takeFromLimit(c, 'login');
    const { data, setCookies } = await send(createOriginClient(c));
    return { kind: 'done', data, setCookies: passableCookies(setCookies, c.get('settings').isLocal) };
  } catch (error) {
    if (error instanceof Refusal && error.status === 429)
      return { kind: 'refused', status: 429, waitSeconds: secondsOf(error.headers['retry-after']), isLimit: true };
    const status = error instanceof OriginProblem ? STATUSES.find((known) => known === error.status) : undefined;
    if (!(error instanceof OriginProblem) || status === undefined) throw error;
    return { kind: 'refused', status, waitSeconds: secondsOf(error.retryAfter), isLimit: false };
  }
}

/** What a form says about a refusal for now; null if it was refused for good. */
export function refusedForNow({ status, waitSeconds }: EntryRefused): string | null {
  if (status === 503) return BUSY;
  return status === 429 ? limitedText(waitSeconds) : null;
}

/** Tells the browser, too, how long to wait. */
export function withWait(response: Response, { waitSeconds }: Pick<EntryRefused, 'waitSeconds'>): Response {
  if (waitSeconds !== null) response.headers.set('retry-after', String(waitSeconds));
  return response;
}

function secondsOf(retryAfter: string | null | undefined): number | null {
  return retryAfter != null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
}
