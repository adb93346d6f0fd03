import { DurableObject } from 'cloudflare:workers';
import { type MeterSql, MeterStore, type Take, type Taken } from './meter-store.ts';

interface MeterState {
  readonly storage: {
    readonly sql: MeterSql;
    getAlarm(): Promise<number | null>;
    setAlarm(time: number): Promise<void>;
    deleteAll(): Promise<void>;
  };
}

/** How long after an item has ended it is deleted, in milliseconds: with the others that end in the same minute. */
const SWEPT_AFTER_MS = 60_000;

/**
 * The counter of one visitor, account, address, network or target, as a Durable Object: wrangler.toml binds them as
 * METERS. It deletes what no longer counts, whether or not anybody asks it again, and then itself.
 */
export class Meter extends DurableObject {
  readonly #state: MeterState;
  readonly #store: MeterStore;

  constructor(state: MeterState, env: unknown) {
    super(state, env);
    this.#state = state;
    this.#store = new MeterStore(state.storage.sql);
  }

  async take(takes: readonly Take[], now: number): Promise<Taken> {
    const taken = this.#store.take(takes, now);
    if (taken.isAllowed && !taken.wasKnown) await this.#planSweep();
    return taken;
  }

  held(scopes: readonly string[], items: readonly string[], now: number): readonly string[] {
    return this.#store.held(scopes, items, now);
  }

  /** Deletes what has ended, and everything once nothing counts anymore; otherwise comes back. */
  async alarm(): Promise<void> {
    this.#store.sweep(Date.now());
    if (this.#store.nextEnd() !== null) return this.#planSweep();
    const deleted = this.#state.storage.deleteAll();
    // The object lives on while somebody asks it, without its table.
    this.#store.forget();
    await deleted;
  }

  /** An alarm that is earlier already plans the next one. */
  async #planSweep(): Promise<void> {
    const end = this.#store.nextEnd();
    if (end === null) return;
    const { storage } = this.#state;
    const planned = await storage.getAlarm();
    if (planned === null || planned > end + SWEPT_AFTER_MS) await storage.setAlarm(end + SWEPT_AFTER_MS);
  }
}
