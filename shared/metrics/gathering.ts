/**
 * How long an isolate collects what it counts before that is written, in milliseconds: however many requests come, they
 * cause at most one write in that time.
 */
export const GATHERED_MS = 5_000;
/** How much later a write may begin, in milliseconds; after that, whoever was to begin it has ended. */
const LATE_MS = 30_000;

/** When an isolate writes what it has collected. */
export class Gathering {
  /** when the write to come is due, in milliseconds since 1970; null if none is */
  #dueAt: number | null = null;

  /**
   * Writes after `waitMs`. null if a write is already to come: it will include what is added meanwhile. A runtime may end
   * a request together with the write that it began; a later one begins it again.
   *
   * @param write takes what has been collected by then
   */
  begin(waitMs: number, write: () => Promise<void>): Promise<void> | null {
    const now = Date.now();
    if (this.#dueAt !== null && now < this.#dueAt + LATE_MS) return null;
    this.#dueAt = now + waitMs;
    return this.#writeAfter(waitMs, write);
  }

  async #writeAfter(waitMs: number, write: () => Promise<void>): Promise<void> {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    this.#dueAt = null;
    await write();
  }
}
