/** Room for most answers, so that few are copied while they grow. Bytes. */
const FIRST_ROOM = 64 * 1024;

/**
 * Reads the body of an answer as text, '' where it has none; null when it is longer than `maxBytes`, of which then nothing
 * more is read. It ends when `signal` does, also for a body that takes no notice of it. However small the pieces, no more
 * than twice `maxBytes` is held.
 *
 * @throws when the body breaks off, or the signal ends it.
 */
export async function readAnswer(response: Response, maxBytes: number, signal: AbortSignal): Promise<string | null> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  // Not waited for: what hangs could hang there as well.
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  try {
    let bytes = new Uint8Array(Math.min(FIRST_ROOM, maxBytes));
    let size = 0;
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return new TextDecoder().decode(bytes.subarray(0, size));
      const end = size + value.byteLength;
      if (end > maxBytes) {
        stop();
        return null;
      }
      if (end > bytes.byteLength) bytes = withRoomFor(bytes, Math.min(maxBytes, Math.max(end, 2 * bytes.byteLength)));
      bytes.set(value, size);
      size = end;
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function withRoomFor(bytes: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}
