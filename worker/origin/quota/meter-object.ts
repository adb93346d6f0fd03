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

/** How long an object waits after its last item has ended before it forgets itself, in milliseconds. */
const IDLE_MS = 60_000;

/**
 * The counter of one visitor, account, address, network or target, as a Durable Object: wrangler.toml binds them as
 * METERS. It forgets itself once nothing counts anymore.
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
    if (taken.isAllowed && !taken.wasKnown) await this.#planEnd();
    return taken;
  }

  held(scopes: readonly string[], items: readonly string[], now: number): readonly string[] {
    return this.#store.held(scopes, items, now);
  }

  /** Deletes everything once nothing counts anymore; otherwise comes back when that is so. */
  async alarm(): Promise<void> {
    this.#store.sweep(Date.now());
    if (this.#store.lastEnd() !== null) return this.#planEnd();
    const deleted = this.#state.storage.deleteAll();
    // The object lives on while somebody asks it, without its table.
    this.#store.forget();
    await deleted;
  }

  async #planEnd(): Promise<void> {
    const end = this.#store.lastEnd();
    if (end !== null && (await this.#state.storage.getAlarm()) === null)
      await this.#state.storage.setAlarm(end + IDLE_MS);
  }
}
