/** Room for most answers, so that few are copied while they grow. Bytes. */
const FIRST_ROOM = 64 * 1024;

/**
 * Reads the body of an answer as text, '' where it has none; null when it is longer than `maxBytes`, of which then nothing
 * more is read. It ends when `signal` does, also for a body that takes no notice of it. However small the pieces, what
 * is held stays within a few times `maxBytes`.
 *
 * @throws when the body breaks off, or the signal ends it.
 */
export async function readWithin(response: Response, maxBytes: number, signal: AbortSignal): Promise<string | null> {
  if (response.body === null) return '';
  // Into room of our own: else workerd hands out 4 kB at a time, which costs a page some tenths of a millisecond.
  const reader = response.body.getReader({ mode: 'byob' });
  // Not waited for: what hangs could hang there as well.
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  // An answer may come after its time is over; that is past the event.
  if (signal.aborted) stop();
  try {
    let bytes = new Uint8Array(FIRST_ROOM);
    let size = 0;
    while (size <= maxBytes) {
      if (size === bytes.byteLength) bytes = doubled(bytes);
      signal.throwIfAborted();
      const { done, value } = await reader.read(bytes.subarray(size));
      signal.throwIfAborted();
      // Reading takes the room away and gives it back as another object.
      if (value !== undefined) bytes = new Uint8Array(value.buffer);
      if (done) return new TextDecoder().decode(bytes.subarray(0, size));
      size += value.byteLength;
    }
    stop();
    return null;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function doubled(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(2 * bytes.byteLength);
  larger.set(bytes);
  return larger;
}
