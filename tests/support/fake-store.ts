import type { KeyValueStore } from '../../worker/env.ts';

/** A KV namespace in memory, and how often it was used. */
export function fakeStore(values: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(values));
  const used = { gets: 0, puts: 0 };
  const store: KeyValueStore = {
    get: async (key) => {
      used.gets += 1;
      return stored.get(key) ?? null;
    },
    put: async (key, value) => {
      used.puts += 1;
      stored.set(key, value);
    },
  };
  return { store, stored, used };
}
