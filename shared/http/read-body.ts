/** How long a body may take to arrive, in milliseconds. */
export const BODY_TIMEOUT_MS = 10_000;

/** A body as text, or the reason it was not read to its end. */
export type BodyText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'too-slow' };

/** A request or an answer, of which only this is read. */
export type WithBody = Pick<Request, 'headers' | 'body'>;

/** How reading a body ended. */
type Ended = 'whole' | 'too-long' | 'too-slow';

/**
 * Reads a body of at most `maxBytes` as text; no body is ''. Stops at the limit, whatever Content-Length says, and when
 * the body has not arrived in time: one that trickles in would block the request for as long as its sender likes.
 *
 * @throws when the sender disconnects in the middle.
 */
export async function readBodyText(
  message: WithBody,
  maxBytes: number,
  timeoutMs: number = BODY_TIMEOUT_MS,
): Promise<BodyText> {
  const decoder = new TextDecoder();
  let text = '';
  const ended = await readChunks(message, maxBytes, timeoutMs, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return ended === 'whole' ? { kind: 'text', text: text + decoder.decode() } : { kind: ended };
}

/** A body as bytes, or the reason it was not read to its end. */
export type BodyBytes =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'too-slow' };

/** The same for a body that may not be text, such as a form with a file. */
export async function readBodyBytes(
  message: WithBody,
  maxBytes: number,
  timeoutMs: number = BODY_TIMEOUT_MS,
): Promise<BodyBytes> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const ended = await readChunks(message, maxBytes, timeoutMs, (chunk) => chunks.push(new Uint8Array(chunk)));
  if (ended !== 'whole') return { kind: ended };
  return { kind: 'bytes', bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()) };
}

async function readChunks(
  message: WithBody,
  maxBytes: number,
  timeoutMs: number,
  take: (chunk: Uint8Array) => void,
): Promise<Ended> {
  if (Number(message.headers.get('content-length') ?? 0) > maxBytes) return 'too-long';
  if (message.body === null) return 'whole';
  const reader = message.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  try {
    return await readWithin(reader, maxBytes, late, take);
  } finally {
    clearTimeout(timer);
  }
}

async function readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  late: Promise<null>,
  take: (chunk: Uint8Array) => void,
): Promise<Ended> {
  let size = 0;
  for (;;) {
    const step = await Promise.race([reader.read(), late]);
    if (step === null) return giveUp(reader, 'too-slow');
    if (step.done) return 'whole';
    size += step.value.byteLength;
    if (size > maxBytes) return giveUp(reader, 'too-long');
    take(step.value);
  }
}

// Canceling is not awaited: a sender that hangs could hang there as well.
function giveUp(reader: ReadableStreamDefaultReader<Uint8Array>, ended: 'too-long' | 'too-slow'): Ended {
  reader.cancel().catch(() => undefined);
  return ended;
}
