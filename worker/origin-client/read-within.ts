/** Room for most responses, so that few are copied while they grow. Bytes. */
const FIRST_ROOM = 64 * 1024;

/**
 * Reads a response body as text, '' if it has none; null if it is longer than `maxBytes`, in which case reading stops.
 * Ends when `signal` aborts, even if the body ignores it. However small the chunks, memory stays within a few times
 * `maxBytes`.
 *
 * @throws if the body breaks off or the signal aborts
 */
export async function readWithin(response: Response, maxBytes: number, signal: AbortSignal): Promise<string | null> {
  if (response.body === null) return '';
  // Into our own buffer: otherwise workerd hands out 4 kB at a time, which costs a page a few tenths of a millisecond.
  const reader = response.body.getReader({ mode: 'byob' });
  // Not awaited: a body that hangs could hang here as well.
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  // A response may arrive after its time is up, when the abort event has already fired.
  if (signal.aborted) stop();
  try {
    let bytes = new Uint8Array(FIRST_ROOM);
    let size = 0;
    while (size <= maxBytes) {
      if (size === bytes.byteLength) bytes = doubled(bytes);
      signal.throwIfAborted();
      const { done, value } = await reader.read(bytes.subarray(size));
      signal.throwIfAborted();
      // Reading takes the buffer away and returns it as another object.
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
