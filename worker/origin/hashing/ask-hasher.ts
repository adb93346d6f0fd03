import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import { HashingBusy, type HashUse } from './hash-turns.ts';
import { type HashWork, MESSAGE_MAX_BYTES, readKey, writeWork } from './hasher-messages.ts';

/** Something that hashes for us in a process or isolate of its own. */
export interface Hasher {
  fetch(request: Request): Promise<Response>;
}

/**
 * How long we wait for an answer, in milliseconds: the longest wait for a turn, and the work. Both together leave the
 * edge a little of its 5 s.
 */
const ANSWER_MAX_MS: Readonly<Record<HashUse, number>> = { check: 2_800, set: 1_900 };

/** The hasher did not answer, or what answered was not the hasher. The message names no password. */
export class HasherFailed extends Error {
  override readonly name = 'HasherFailed';
}

/**
 * Has a hasher derive a key. The message is sealed, so nothing on the way reads a password or can send work of its own,
 * even if another program has taken the hasher's port.
 *
 * @throws HashingBusy while too many wait there, HasherFailed
 */
export async function askHasher(hasher: Hasher, secrets: Secrets, work: HashWork): Promise<Buffer> {
  const message = await writeWork(secrets, work, Date.now());
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A race in addition to the signal: a binding that ignores the signal must not hold up the answer.
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new HasherFailed('no answer in time'));
      abort.abort();
    }, ANSWER_MAX_MS[work.use]);
  });
  try {
    const answer = await Promise.race([exchange(hasher, message, abort.signal), late]);
    const key = await readKey(secrets, message, answer);
    if (key === null) throw new HasherFailed('an answer that is not sealed with our secret');
    return key;
  } finally {
    clearTimeout(timer);
  }
}

async function exchange(hasher: Hasher, message: string, signal: AbortSignal): Promise<string> {
  let response: Response;
  try {
    response = await hasher.fetch(new Request('http://hasher.internal/', { method: 'POST', body: message, signal }));
  } catch {
    throw new HasherFailed('it cannot be reached');
  }
  if (response.status === 503) throw new HashingBusy();
  if (response.status !== 200) throw new HasherFailed(`status ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > MESSAGE_MAX_BYTES) throw new HasherFailed('a long answer');
  return response.text();
}
