/** The part of a Durable Object's SQLite that a meter uses. */
export interface MeterSql {
  exec(query: string, ...bindings: (string | number)[]): { toArray(): Record<string, unknown>[] };
}

/** One thing to count: a person opened, a number looked up, a page of a list. */
export interface Take {
  /** what is counted together */
  readonly scope: string;
  /** a keyed hash: nothing that a meter stores can be read */
  readonly item: string;
  /** the most different items at a time */
  readonly limit: number;
  /** how long the item counts, in milliseconds */
  readonly keptMs: number;
  /** only reserved: it counts until then, and may be taken for longer later */
  readonly isReserved?: boolean;
  /** refused unless the item counts already */
  readonly isNeeded?: boolean;
}

export interface Taken {
  readonly isAllowed: boolean;
  /** everything was counted before, so nothing new is */
  readonly wasKnown: boolean;
  /** how many more there may be, this one included; the least over all scopes, at least 1 if allowed */
  readonly left: number;
  /** if refused: the scopes without room */
  readonly full: readonly string[];
  /** if refused: when there is room again, milliseconds since 1970 */
  readonly opensAt: number | null;
}

interface Item {
  readonly until: number;
  readonly isReserved: boolean;
}

/** What counts together. */
interface Scope {
  readonly items: Map<string, Item>;
  /** no item ends earlier, milliseconds since 1970 */
  nextEnd: number;
}

/**
 * Counts different items in scopes, each for a while. It runs in one Durable Object, whose calls never overlap, so of
 * any number of simultaneous calls exactly as many are allowed as there is room for. It answers from memory; SQLite
 * only brings it back after the object was evicted.
 */
export class MeterStore {
  readonly #sql: MeterSql;
  readonly #scopes = new Map<string, Scope>();
  /** only an object that has counted something has a table: one that was only asked, or refused, stores nothing */
  #hasTable: boolean;

  constructor(sql: MeterSql) {
    this.#sql = sql;
    this.#hasTable =
      sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'item'").toArray().length > 0;
    if (!this.#hasTable) return;
    for (const row of sql.exec('SELECT scope, item, until, is_reserved FROM item').toArray())
      this.#remember(String(row.scope), String(row.item), {
        until: Number(row.until),
        isReserved: row.is_reserved === 1,
      });
  }

  /** Counts all of these or, if one scope has no room, none. `now` is in milliseconds since 1970. */
  take(takes: readonly Take[], now: number): Taken {
    this.#sweepIfDue(takes, now);
    const added = new Map<string, Set<string>>();
    const states = takes.map((take) => {
      const scope = this.#scopes.get(take.scope);
      const known = scope?.items.get(take.item);
      const before = added.get(take.scope) ?? new Set();
      const used = (scope?.items.size ?? 0) + before.size - (before.has(take.item) ? 1 : 0);
      if (known === undefined) added.set(take.scope, before.add(take.item));
      return { take, scope, known, used };
    });
    const full = states.filter(
      ({ known, used, take }) => known === undefined && (take.isNeeded === true || used >= take.limit),
    );
    if (full.length > 0) {
      const opensAt = Math.max(...full.map(({ scope }) => scope?.nextEnd ?? now));
      return { isAllowed: false, wasKnown: false, left: 0, full: full.map(({ take }) => take.scope), opensAt };
    }
    // A reservation becomes a count, but a count never a reservation; whatever counts ends when it said at first.
    for (const { take, known } of states)
      if (known === undefined || (known.isReserved && take.isReserved !== true)) this.#write(take, now);
    const left = states.map(({ take, used, known }) => Math.max(1, take.limit - used + (known === undefined ? 0 : 1)));
    return {
      isAllowed: true,
      wasKnown: states.every(({ known }) => known !== undefined),
      left: Math.min(...left),
      full: [],
      opensAt: null,
    };
  }

  /**
   * Which of these items count now, each in one of the scopes. What is only reserved does not: it ends by itself, so
   * whatever it gave would be free.
   */
  held(scopes: readonly string[], items: readonly string[], now: number): readonly string[] {
    const isHeld = (item: string) =>
      scopes.some((name) => {
        const known = this.#scopes.get(name)?.items.get(item);
        return known !== undefined && !known.isReserved && known.until > now;
      });
    return items.filter(isHeld);
  }

  /** Forgets what no longer counts. */
  sweep(now: number): void {
    if (this.#hasTable) this.#sql.exec('DELETE FROM item WHERE until <= ?', now);
    for (const [name, scope] of this.#scopes) {
      for (const [item, { until }] of scope.items) if (until <= now) scope.items.delete(item);
      scope.nextEnd = firstEnd(scope.items.values());
      if (scope.items.size === 0) this.#scopes.delete(name);
    }
  }

  /** When the next item ends, milliseconds since 1970; null without any. */
  nextEnd(): number | null {
    let next = Number.POSITIVE_INFINITY;
    for (const { nextEnd } of this.#scopes.values()) next = Math.min(next, nextEnd);
    return Number.isFinite(next) ? next : null;
  }

  /** After everything was deleted from the object: it may count again, and then stores anew. */
  forget(): void {
    this.#scopes.clear();
    this.#hasTable = false;
  }

  #sweepIfDue(takes: readonly Take[], now: number): void {
    if (takes.some(({ scope }) => (this.#scopes.get(scope)?.nextEnd ?? now + 1) <= now)) this.sweep(now);
  }

  #write({ scope, item, keptMs, isReserved = false }: Take, now: number): void {
    const until = now + keptMs;
    if (!this.#hasTable) this.#createTable();
    this.#sql.exec(
      `INSERT INTO item (scope, item, until, is_reserved) VALUES (?, ?, ?, ?)
       ON CONFLICT (scope, item) DO UPDATE SET until = excluded.until, is_reserved = excluded.is_reserved`,
      scope,
      item,
      until,
      isReserved ? 1 : 0,
    );
    this.#remember(scope, item, { until, isReserved });
  }

  #createTable(): void {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS item (
         scope TEXT NOT NULL, item TEXT NOT NULL, until INTEGER NOT NULL, is_reserved INTEGER NOT NULL,
         PRIMARY KEY (scope, item)
       ) WITHOUT ROWID`,
    );
    this.#sql.exec('CREATE INDEX IF NOT EXISTS item_until ON item (until)');
    this.#hasTable = true;
  }

  #remember(name: string, item: string, entry: Item): void {
    const scope = this.#scopes.get(name) ?? { items: new Map<string, Item>(), nextEnd: Number.POSITIVE_INFINITY };
    const wasFirst = scope.items.get(item)?.until === scope.nextEnd;
    scope.items.set(item, entry);
    // What would have ended first may end later now.
    if (wasFirst) scope.nextEnd = firstEnd(scope.items.values());
    else scope.nextEnd = Math.min(scope.nextEnd, entry.until);
    this.#scopes.set(name, scope);
  }
}

function firstEnd(items: Iterable<Item>): number {
  let first = Number.POSITIVE_INFINITY;
  for (const { until } of items) first = Math.min(first, until);
  return first;
}
