import * as z from 'zod/mini';
import { jsonOf } from '../../shared/http/json-of.ts';
import { AddressTable } from './address-table.ts';
import type { Engine } from './engines.ts';
import { parseIpPrefix } from './ip-address.ts';
import type { DirectoryKey } from './key-directory.ts';
import { RANGE_SOURCES } from './published-ranges.ts';

/** How long what was fetched proves anything, in milliseconds. */
export const PROOF_MAX_AGE_MS = 7 * 86_400_000;

const keySchema = z.object({
  keyid: z.string(),
  x: z.string(),
  from: z.nullable(z.number()),
  until: z.nullable(z.number()),
});
const storedSchema = z.object({
  /** by the source's name */
  ranges: z.record(z.string(), z.object({ fetchedAt: z.number(), prefixes: z.readonly(z.array(z.string())) })),
  /** by the engine's origin */
  keys: z.record(z.string(), z.object({ fetchedAt: z.number(), keys: z.readonly(z.array(keySchema)) })),
});

/** What the scheduled job has fetched, each with its time in milliseconds since 1970, as it is stored. */
export type StoredProofs = z.output<typeof storedSchema>;

export const NO_PROOFS: StoredProofs = { ranges: {}, keys: {} };

/** Reads what is stored; null if it cannot be read. */
export function parseStoredProofs(text: string): StoredProofs | null {
  const parsed = storedSchema.safeParse(jsonOf(text));
  return parsed.success ? parsed.data : null;
}

interface EngineRanges {
  readonly engine: Engine;
  readonly fetchedAt: number;
  readonly addresses: AddressTable;
}

interface OriginKeys {
  readonly fetchedAt: number;
  readonly keys: readonly DirectoryKey[];
}

/** What an isolate proves with: ranges and keys. Whatever is older than seven days proves nothing. */
export class BotProofs {
  readonly #ranges: readonly EngineRanges[];
  readonly #keys: ReadonlyMap<string, OriginKeys>;

  constructor({ ranges, keys }: StoredProofs) {
    this.#ranges = RANGE_SOURCES.flatMap(({ name, engine }) => {
      const list = ranges[name];
      if (list === undefined) return [];
      const prefixes = list.prefixes.map(parseIpPrefix).filter((prefix) => prefix !== null);
      return [{ engine, fetchedAt: list.fetchedAt, addresses: new AddressTable(prefixes) }];
    });
    this.#keys = new Map(Object.entries(keys));
  }

  /** Whether one of these engines publishes this address as its own. */
  isAddressOf(engines: readonly Engine[], address: string, now: number): boolean {
    return this.#ranges.some(
      ({ engine, fetchedAt, addresses }) =>
        engines.includes(engine) && isFresh(fetchedAt, now) && addresses.has(address),
    );
  }

  /** The key of this name in the directory of that origin; a key counts for no other origin. */
  keyOf(origin: string, keyid: string, now: number): DirectoryKey | null {
    const directory = this.#keys.get(origin);
    if (directory === undefined || !isFresh(directory.fetchedAt, now)) return null;
    return directory.keys.find((key) => key.keyid === keyid) ?? null;
  }
}

/** A time ahead of ours comes from a broken clock, and would never grow old. */
function isFresh(fetchedAt: number, now: number): boolean {
  return now - fetchedAt < PROOF_MAX_AGE_MS && fetchedAt <= now + 3_600_000;
}
