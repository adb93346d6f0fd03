import type { KeyValueStore } from '../env.ts';
import { NO_PROOFS, parseStoredProofs, type StoredProofs } from './bot-proofs.ts';
import { fetchText } from './fetch-text.ts';
import { DIRECTORY_MAX_BYTES, DIRECTORY_PATH, DIRECTORY_TYPE, readKeyDirectory } from './key-directory.ts';
import { RANGE_SOURCES, RANGES_MAX_BYTES, readRangeList } from './published-ranges.ts';
import { PROOFS_KEY } from './read-proofs.ts';

/** How old something is when it is fetched again, in milliseconds. The job runs more often, to repeat what failed. */
export const REFRESHED_AFTER_MS = 6 * 3_600_000;

export interface RefreshOptions {
  readonly store: KeyValueStore;
  /** the origins of SIGNED_ENGINES */
  readonly engines: readonly string[];
  /** in milliseconds since 1970 */
  readonly now: number;
  /** writes a line of the log: which source failed, and why, in words of our own */
  readonly log: (source: string, reason: string) => void;
}

/**
 * Fetches lists of addresses and directories of keys that are due, each by itself. A new one replaces the old one only if
 * all of it is valid; otherwise the old one stays, with its time. What is no longer configured goes.
 *
 * @throws if the store fails
 */
export async function refreshProofs({ store, engines, now, log }: RefreshOptions): Promise<void> {
  const text = await store.get(PROOFS_KEY);
  const before = (text === null ? null : parseStoredProofs(text)) ?? NO_PROOFS;

  /** The old one, unless it is due and a new one can be had; nothing if there is neither. */
  async function renewed<T extends { readonly fetchedAt: number }>(
    name: string,
    old: T | undefined,
    load: () => Promise<Omit<T, 'fetchedAt'>>,
  ): Promise<[string, T][]> {
    const age = now - (old?.fetchedAt ?? 0);
    if (old !== undefined && age >= 0 && age < REFRESHED_AFTER_MS) return [[name, old]];
    try {
      return [[name, { fetchedAt: now, ...(await load()) } as T]];
    } catch (error) {
      log(name, reasonOf(error));
      return old === undefined ? [] : [[name, old]];
    }
  }

  const [ranges, keys] = await Promise.all([
    Promise.all(
      RANGE_SOURCES.map(({ name, url }) =>
        renewed(name, before.ranges[name], async () => ({
          prefixes: readRangeList(await fetchText({ url, maxBytes: RANGES_MAX_BYTES, redirects: 2 })),
        })),
      ),
    ),
    Promise.all(
      engines.map((origin) =>
        renewed(origin, before.keys[origin], async () => ({
          keys: await readKeyDirectory(
            // The protocol follows no redirect.
            await fetchText({
              url: origin + DIRECTORY_PATH,
              maxBytes: DIRECTORY_MAX_BYTES,
              type: DIRECTORY_TYPE,
              redirects: 0,
            }),
          ),
        })),
      ),
    ),
  ]);
  const after: StoredProofs = { ranges: Object.fromEntries(ranges.flat()), keys: Object.fromEntries(keys.flat()) };
  const next = JSON.stringify(after);
  if (next !== text) await store.put(PROOFS_KEY, next);
}

/** Our own errors say what is wrong; those of the platform may quote what was fetched. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.constructor === Error ? error.message.slice(0, 100) : error.name;
}
