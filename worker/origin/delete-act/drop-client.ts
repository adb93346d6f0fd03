import * as z from 'zod/mini';
import type { DropSettings } from './drop-settings.ts';
import type { Failure } from './run-store.ts';

/** How long the platform has to begin an answer, in milliseconds. */
const ANSWER_MS = 30_000;
/** How long a batch may take to come, in milliseconds. */
const DOWNLOAD_MS = 10 * 60_000;
/** What the platform suggests where it says nothing else, in seconds. */
const WAIT_S = 30;
const WAIT_MAX_S = 3_600;

/** It is to be tried again after so many milliseconds; null: as we like. */
export interface Later {
  readonly kind: 'later';
  readonly failure: Failure;
  readonly afterMs: number | null;
}
/** It makes no sense to try again before somebody has done something. */
export interface Refused {
  readonly kind: 'refused';
  readonly failure: Failure;
}

export type Download =
  | { readonly kind: 'archive'; readonly body: ReadableStream<Uint8Array> }
  | { readonly kind: 'nothing new' }
  /** an earlier batch has not been answered */
  | { readonly kind: 'unfinished' }
  | Later
  | Refused;

export type Upload =
  | { readonly kind: 'accepted' }
  /** nothing waits for answers */
  | { readonly kind: 'not awaited' }
  /** what the platform says is wrong with the file */
  | { readonly kind: 'file refused'; readonly message: string }
  | Later
  | Refused;

const uploadAnswer = z.object({
  accepted: z.array(z.object({ fileName: z.string() })),
  rejected: z.array(z.object({ fileName: z.string(), message: z.string() })),
});

/** The longest message that is kept of a refusal, in characters. */
const MESSAGE_MAX = 200;
/** It has the file from the time before, when its answer did not reach us. */
const SENT_BEFORE = /already (?:been )?uploaded/i;

/** Asks the platform for its lists. It never throws for what the platform or the network does. */
export async function askDownload(settings: DropSettings, fetchFn: typeof fetch = fetch): Promise<Download> {
  const response = await send(settings, '/data/download', {}, DOWNLOAD_MS, fetchFn);
  if (!(response instanceof Response)) return response;
  if (response.status === 200) {
    if (!isJson(response) && response.body !== null) return { kind: 'archive', body: response.body };
    await response.body?.cancel();
    return isJson(response) ? { kind: 'nothing new' } : { kind: 'refused', failure: 'odd-answer' };
  }
  await response.body?.cancel();
  if (response.status === 202) return { kind: 'later', failure: 'preparing', afterMs: waitOf(response) };
  if (response.status === 409) return { kind: 'unfinished' };
  return failureOf(response);
}

/** Sends a file of answers, or of corrections. It never throws for what the platform or the network does. */
export async function sendAnswers(
  settings: DropSettings,
  { name, csv, isAmendment }: { readonly name: string; readonly csv: string; readonly isAmendment: boolean },
  fetchFn: typeof fetch = fetch,
): Promise<Upload> {
  const form = new FormData();
  form.append('files', new File([csv], name, { type: 'text/csv' }));
  const path = isAmendment ? '/data/amend' : '/data/upload';
  const response = await send(settings, path, { method: 'POST', body: form }, DOWNLOAD_MS, fetchFn);
  if (!(response instanceof Response)) return response;
  if (response.status === 409) {
    await response.body?.cancel();
    return isAmendment
      ? { kind: 'later', failure: 'unfinished-batch', afterMs: WAIT_MAX_S * 1_000 }
      : { kind: 'not awaited' };
  }
  if (response.status !== 202 && response.status !== 400) {
    await response.body?.cancel();
    return failureOf(response);
  }
  const answer = uploadAnswer.safeParse(await response.json().catch(() => null));
  if (!answer.success) return { kind: 'refused', failure: 'odd-answer' };
  if (answer.data.accepted.some(({ fileName }) => fileName === name)) return { kind: 'accepted' };
  const message = answer.data.rejected.find(({ fileName }) => fileName === name)?.message ?? '';
  return SENT_BEFORE.test(message)
    ? { kind: 'accepted' }
    : { kind: 'file refused', message: message.slice(0, MESSAGE_MAX) };
}

async function send(
  { url, key }: DropSettings,
  path: string,
  init: RequestInit,
  bodyMs: number,
  fetchFn: typeof fetch,
): Promise<Response | Later> {
  const begin = new AbortController();
  const timer = setTimeout(() => begin.abort(), init.method === 'POST' ? bodyMs : ANSWER_MS);
  try {
    return await fetchFn(`${url}${path}`, {
      ...init,
      // A key must not travel to another site.
      redirect: 'manual',
      headers: { 'x-api-key': key, accept: 'application/zip, application/json' },
      signal: AbortSignal.any([begin.signal, AbortSignal.timeout(bodyMs)]),
    });
  } catch {
    return { kind: 'later', failure: 'not-reached', afterMs: null };
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(response: Response): Later | Refused {
  const { status } = response;
  if (status === 429) return { kind: 'later', failure: 'busy', afterMs: waitOf(response) };
  if (status >= 500) return { kind: 'later', failure: 'server-error', afterMs: null };
  if (status === 401) return { kind: 'refused', failure: 'key-refused' };
  if (status === 403) return { kind: 'refused', failure: 'not-eligible' };
  return { kind: 'refused', failure: status === 404 ? 'not-there' : 'odd-answer' };
}

const isJson = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').toLowerCase().startsWith('application/json');

/** 'Retry-After' in seconds, at least one and at most an hour. */
function waitOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? WAIT_S);
  const wait = Number.isFinite(seconds) && seconds >= 1 ? seconds : WAIT_S;
  return Math.min(wait, WAIT_MAX_S) * 1_000;
}
