import type { SecurityCount, SecurityKind } from '../contract/operations/security.ts';

/**
 * How long counts are collected before they are written, in milliseconds: an attacker causes at most one write in that
 * time.
 */
export const GATHERED_MS = 5_000;

/**
 * What one isolate counted but has not written yet. Kinds and subjects are our own names, so it stays small however
 * much is counted.
 */
export class SecurityTally {
  readonly #counts = new Map<string, SecurityCount>();
  #isGathering = false;

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

  /**
   * Writes the counts after `waitMs`. null if a write is already scheduled: it will include what is added meanwhile.
   */
  gather(waitMs: number, write: (counts: readonly SecurityCount[]) => Promise<void>): Promise<void> | null {
    if (this.#isGathering) return null;
    this.#isGathering = true;
    return this.#writeAfter(waitMs, write);
  }

  async #writeAfter(waitMs: number, write: (counts: readonly SecurityCount[]) => Promise<void>): Promise<void> {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    this.#isGathering = false;
    const counts = this.take();
    if (counts.length > 0) await write(counts);
  }
}
