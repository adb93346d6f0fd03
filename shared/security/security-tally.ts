import type { SecurityCount, SecurityKind } from '../contract/operations/security.ts';

/** How long counts gather before they are written, in milliseconds: whoever provokes them causes one write in that time. */
export const GATHERED_MS = 5_000;

/**
 * What one isolate counted and has not written yet. Kinds and subjects are names of our own, so it stays small however much
 * is counted.
 */
export class SecurityTally {
  readonly #counts = new Map<string, SecurityCount>();
  #isGathering = false;

  add(kind: SecurityKind, subject: string): void {
    const key = `${kind} ${subject}`;
    this.#counts.set(key, { kind, subject, count: (this.#counts.get(key)?.count ?? 0) + 1 });
  }

  /** Hands over what was counted and begins anew. */
  take(): readonly SecurityCount[] {
    const counts = [...this.#counts.values()];
    this.#counts.clear();
    return counts;
  }

  /**
   * Writes what was counted after `waitMs`. null where that is on its way already: what is added meanwhile goes along.
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
