import { listSecrets } from '../../../shared/contract/transport/derived-key.ts';
import { ProblemError } from '../http/problem-error.ts';
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

const turns = new HashTurns();

/**
 * The key of a password.
 *
 * @throws ProblemError 503 with Retry-After if too many are being hashed, or the hasher fails
 */
export async function derivePasswordKey(env: HashingBindings, work: HashWork): Promise<Buffer> {
  const hasher = hasherOf(env);
  try {
    if (hasher === null) return await turns.run(work.use, (rest) => deriveInLinks(work.password, work.recipe, rest));
    return await askHasher(hasher, listSecrets(env.EDGE_ORIGIN_SECRET ?? '', env.EDGE_ORIGIN_SECRET_PREVIOUS), work);
  } catch (error) {
    if (error instanceof HashingBusy) throw busy();
    if (!(error instanceof HasherFailed)) throw error;
    console.error(JSON.stringify({ message: 'hasher failed', error: error.message }));
    throw busy();
  }
}

function hasherOf({ HASHER, HASHERS }: HashingBindings): Hasher | null {
  if (HASHER !== undefined) return HASHER;
  if (HASHERS === undefined) return null;
  return HASHERS.get(HASHERS.idFromName(`hash-${Math.floor(Math.random() * POOL_SIZE)}`));
}

function busy(): ProblemError {
  const seconds = RETRY_FROM_SECONDS + Math.floor(Math.random() * RETRY_SPREAD_SECONDS);
  return new ProblemError(503, LOGIN_BUSY, { headers: { 'retry-after': String(seconds) }, security: 'login-busy' });
}
