/**
 * How long an isolate collects what it counts before that is written, in milliseconds: however many requests come, they
 * cause at most one write in that time.
 */
export const GATHERED_MS = 5_000;

/** When an isolate writes what it has collected. */
export class Gathering {
  #isWaiting = false;

  /**
   * Writes after `waitMs`. null if a write is already to come: it will include what is added meanwhile.
   *
   * @param write takes what has been collected by then
   */
  begin(waitMs: number, write: () => Promise<void>): Promise<void> | null {
    if (this.#isWaiting) return null;
    this.#isWaiting = true;
    return this.#writeAfter(waitMs, write);
  }

  async #writeAfter(waitMs: number, write: () => Promise<void>): Promise<void> {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    this.#isWaiting = false;
    await write();
  }
}
