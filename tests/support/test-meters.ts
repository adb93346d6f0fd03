import { DatabaseSync } from 'node:sqlite';
import type { MeterNamespace } from '../../worker/origin/quota/meter-namespace.ts';
import { type MeterSql, MeterStore } from '../../worker/origin/quota/meter-store.ts';
import { DEFAULT_QUOTAS } from '../../worker/origin/quota/quota-settings.ts';

/**
 * Limits that no test meets by accident: tests of something else open hundreds of people from one address. Tests of the
 * limits set their own.
 */
export const GENEROUS_QUOTAS = JSON.stringify(
  Object.fromEntries(Object.keys(DEFAULT_QUOTAS).map((name) => [name, 1_000_000])),
);

/** A Durable Object's SQLite on node:sqlite, in memory. */
export function openMeterSql(): MeterSql {
  const sqlite = new DatabaseSync(':memory:');
  return {
    exec: (query, ...bindings) => {
      const rows = sqlite.prepare(query).all(...bindings);
      return { toArray: () => rows };
    },
  };
}

/** The origin's counters without a runtime: the same store, in this process. */
export function openTestMeters(): MeterNamespace {
  const stores = new Map<unknown, MeterStore>();
  return {
    idFromName: (name) => name,
    get(id) {
      const store = stores.get(id) ?? new MeterStore(openMeterSql());
      stores.set(id, store);
      return {
        take: async (takes, now) => store.take(takes, now),
        held: async (scopes, items, now) => store.held(scopes, items, now),
      };
    },
  };
}
