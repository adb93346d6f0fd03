/** Room for most responses, so that few are copied while they grow. Bytes. */
const FIRST_ROOM = 64 * 1024;
const NEWLINE = 10;

/**
 * Reads a response body piece by piece into one buffer of its own: otherwise workerd hands out 4 kB at a time, which
 * costs a page a few tenths of a millisecond. Stops when `signal` aborts, even if the body ignores it. However small the
 * pieces, memory stays within a few times `maxBytes`.
 */
export class BodyReader {
  readonly #reader: ReadableStreamBYOBReader;
  readonly #maxBytes: number;
  #bytes = new Uint8Array(FIRST_ROOM);
  /** how much of the buffer is filled, in bytes */
  #size = 0;
  #isDone = false;

  constructor(body: ReadableStream<Uint8Array>, maxBytes: number) {
    this.#reader = body.getReader({ mode: 'byob' });
    this.#maxBytes = maxBytes;
  }

  /**
   * Reads on, at least one piece, until there is enough or the body ends.
   *
   * @returns false if the body is too long: then nothing more is read
   * @throws if the body breaks off or the signal aborts
   */
  async readUntil(isEnough: () => boolean, signal: AbortSignal): Promise<boolean> {
    while (!this.#isDone) {
      await this.#readMore(signal);
      if (this.#size > this.#maxBytes) {
        this.stop();
        return false;
      }
      if (isEnough()) break;
    }
    return true;
  }

  async #readMore(signal: AbortSignal): Promise<void> {
    // Not awaited: a body that hangs could hang here as well.
    const stop = () => this.stop();
    signal.addEventListener('abort', stop);
    // A response may arrive after its time is up, when the abort event has already fired.
    if (signal.aborted) stop();
    try {
      signal.throwIfAborted();
      if (this.#size === this.#bytes.byteLength) this.#bytes = doubled(this.#bytes);
      const { done, value } = await this.#reader.read(this.#bytes.subarray(this.#size));
      signal.throwIfAborted();
      // Reading takes the buffer away and returns it as another object.
      if (value !== undefined) this.#bytes = new Uint8Array(value.buffer);
      if (done) this.#isDone = true;
      else this.#size += value.byteLength;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** Where the first newline at or after `from` is; -1 if none has been read. */
  newlineFrom(from: number): number {
    const at = this.#bytes.indexOf(NEWLINE, from);
    return at < this.#size ? at : -1;
  }

  /** The text between two positions; up to what has been read. */
  text(from = 0, to = this.#size): string {
    return new TextDecoder().decode(this.#bytes.subarray(from, to));
  }

  /** Reads no more; whoever sends the body may stop. */
  stop(): void {
    this.#reader.cancel().catch(() => undefined);
  }
}

function doubled(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(2 * bytes.byteLength);
  larger.set(bytes);
  return larger;
}
