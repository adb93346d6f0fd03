import type { SecurityCount, SecurityKind } from '../contract/operations/security.ts';

/**
 * What one isolate refused but has not written yet. Kinds and subjects are our own names, so it stays small however much
 * is counted.
 */
export class SecurityTally {
  readonly #counts = new Map<string, SecurityCount>();

  add(kind: SecurityKind, subject: string): void {
    const key = `${kind} ${subject}`;
    this.#counts.set(key, { kind, subject, count: (this.#counts.get(key)?.count ?? 0) + 1 });
  }

  /** Returns the counts and starts over. */
  take(): readonly SecurityCount[] {
    const counts = [...this.#counts.values()];
    this.#counts.clear();
    return counts;
  }
}
