import type { EdgeContext } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { logEvent } from '../failures/log.ts';
import { settlesWithin } from '../origin-client/settles-within.ts';
import { BotProofs, parseStoredProofs } from './bot-proofs.ts';

/** The key of everything that the scheduled job has fetched. */
export const PROOFS_KEY = 'proofs';

/** How long an isolate relies on what it has read, in milliseconds. */
export const PROOFS_FRESH_MS = 300_000;
/** How long it waits after a failure, or if nothing was stored yet. */
export const PROOFS_RETRY_MS = 10_000;
/** How long a request waits for an isolate's first read, in milliseconds: only bots ever do. */
export const PROOFS_WAIT_MS = 1_000;
/** How long Cloudflare may answer from a location's cache, in seconds. */
const CACHE_TTL_S = 300;

interface Known {
  proofs: BotProofs | null;
  /** nobody reads before this time */
  readAt: number;
  /** the read under way, if there is one; never rejects */
  reading: Promise<void> | null;
}

const known = new WeakMap<EdgeBindings, Known>();

/**
 * What engines can be proven with; null if there is nothing, or it cannot be read in time. Whatever an isolate has read
 * counts until there is something newer, so only its first bots wait. Never rejects.
 */
export async function readProofs(c: EdgeContext): Promise<BotProofs | null> {
  const state = known.get(c.env) ?? { proofs: null, readAt: 0, reading: null };
  known.set(c.env, state);
  const now = Date.now();
  if (now >= state.readAt) {
    // If the read never ends because this request does, a later one reads again.
    state.readAt = now + PROOFS_RETRY_MS;
    const reading = read(c, state).finally(() => {
      if (state.reading === reading) state.reading = null;
    });
    state.reading = reading;
    c.executionCtx.waitUntil(reading);
  }
  if (state.proofs === null && state.reading !== null) await settlesWithin(state.reading, PROOFS_WAIT_MS);
  return state.proofs;
}

async function read(c: EdgeContext, state: Known): Promise<void> {
  const store = c.env.BOT_PROOFS;
  if (store === undefined) {
    state.readAt = Number.POSITIVE_INFINITY;
    return logEvent(c, 'bot_proofs_missing');
  }
  try {
    const stored = await store.get(PROOFS_KEY, { cacheTtl: CACHE_TTL_S });
    if (stored === null) return;
    const parsed = parseStoredProofs(stored);
    if (parsed === null) return logEvent(c, 'bot_proofs_unreadable');
    state.proofs = new BotProofs(parsed);
    state.readAt = Date.now() + PROOFS_FRESH_MS;
  } catch (error) {
    logEvent(c, 'bot_proofs_failed', { error: error instanceof Error ? error.name : 'unknown' });
  }
}
