import { listSecrets } from '../../../shared/contract/transport/derived-key.ts';
import { ProblemError } from '../http/problem-error.ts';
import { describeError, writeLog } from '../logging/write-log.ts';
import { askHasher, type Hasher, HasherFailed } from './ask-hasher.ts';
import { HashingBusy, HashTurns } from './hash-turns.ts';
import type { HashWork } from './hasher-messages.ts';
import { deriveInLinks } from './scrypt-chain.ts';

/** The title of the 503. Forms show it, so it is a sentence. */
export const LOGIN_BUSY = 'Too many people are logging in right now. Please try again in a few seconds.';

/** After how many seconds to come back: not everyone at the same time. */
const RETRY_FROM_SECONDS = 2;
const RETRY_SPREAD_SECONDS = 4;

/** The part of a namespace of Durable Objects that hashing uses. */
export interface HasherPool {
  idFromName(name: string): unknown;
  get(id: unknown): Hasher;
}

/** Where passwords are hashed: by a hasher, by a pool of them, or right here if neither is bound. */
export interface HashingBindings {
  readonly HASHER?: Hasher;
  readonly HASHERS?: HasherPool;
  readonly EDGE_ORIGIN_SECRET?: string;
  readonly EDGE_ORIGIN_SECRET_PREVIOUS?: string;
}

/** How many objects share the work: 8 hash about 20 passwords a second. */
const POOL_SIZE = 8;
/** A hasher refuses those that are more than this anyway, at the cost of a message. */
const ASKED_MAX = 8;
/** A question that is older was canceled, in milliseconds. */
const ASKED_FOR_MS = 5_000;

const turns = new HashTurns();
/** When each password was sent to a hasher whose answer is still to come. */
let asked: { readonly at: number }[] = [];

/**
 * The key of a password.
 *
 * @throws ProblemError 503 with Retry-After if too many are being hashed, or the hasher fails
 */
export async function derivePasswordKey(env: HashingBindings, work: HashWork): Promise<Buffer> {
  const hasher = hasherOf(env);
  try {
    if (hasher === null) return await turns.run(work.use, (rest) => deriveInLinks(work.password, work.recipe, rest));
    return await sendTo(hasher, env, work);
  } catch (error) {
    if (error instanceof HashingBusy) throw busy();
    if (!(error instanceof HasherFailed)) throw error;
    writeLog('hasher failed', { error: describeError(error) });
    throw busy();
  }
}

/**
 * Refuses to check a password before anything else is done for it, if it could not be hashed in time: in a burst, what
 * is done for those who must come back anyway holds up the page views of others.
 *
 * @throws ProblemError 503 with Retry-After
 */
export function refuseIfBusy(env: HashingBindings): void {
  const isBusy = hasherOf(env) === null ? turns.isFull('check') : stillAsked().length >= askedMax(env);
  if (isBusy) throw busy();
}

async function sendTo(hasher: Hasher, env: HashingBindings, work: HashWork): Promise<Buffer> {
  const question = { at: Date.now() };
  asked = [...stillAsked(), question];
  try {
    return await askHasher(hasher, listSecrets(env.EDGE_ORIGIN_SECRET ?? '', env.EDGE_ORIGIN_SECRET_PREVIOUS), work);
  } finally {
    asked = asked.filter((other) => other !== question);
  }
}

function stillAsked(): { readonly at: number }[] {
  const now = Date.now();
  return asked.filter(({ at }) => now - at < ASKED_FOR_MS);
}

const askedMax = ({ HASHER }: HashingBindings): number => (HASHER === undefined ? ASKED_MAX * POOL_SIZE : ASKED_MAX);

function hasherOf({ HASHER, HASHERS }: HashingBindings): Hasher | null {
  if (HASHER !== undefined) return HASHER;
  if (HASHERS === undefined) return null;
  return HASHERS.get(HASHERS.idFromName(`hash-${Math.floor(Math.random() * POOL_SIZE)}`));
}

function busy(): ProblemError {
  const seconds = RETRY_FROM_SECONDS + Math.floor(Math.random() * RETRY_SPREAD_SECONDS);
  return new ProblemError(503, LOGIN_BUSY, { headers: { 'retry-after': String(seconds) }, security: 'login-busy' });
}
