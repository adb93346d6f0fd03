/** How long a body may take to arrive, in milliseconds. */
export const BODY_TIMEOUT_MS = 10_000;

/** A body as text, or the reason it was not read to its end. */
export type BodyText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'too-slow' };

/**
 * Reads a body of at most `maxBytes` as text; no body is ''. Stops at the limit, whatever Content-Length says, and when
 * the body has not arrived in time: one that trickles in would block the request for as long as its sender likes.
 *
 * @throws when the client disconnects in the middle.
 */
export async function readBodyText(
  request: Request,
  maxBytes: number,
  timeoutMs: number = BODY_TIMEOUT_MS,
): Promise<BodyText> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { kind: 'too-long' };
  if (request.body === null) return { kind: 'text', text: '' };
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  try {
    return await readWithin(reader, maxBytes, late);
  } finally {
    clearTimeout(timer);
  }
}

async function readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  late: Promise<null>,
): Promise<BodyText> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const step = await Promise.race([reader.read(), late]);
    if (step === null) return giveUp(reader, 'too-slow');
    if (step.done) return { kind: 'text', text: text + decoder.decode() };
    size += step.value.byteLength;
    if (size > maxBytes) return giveUp(reader, 'too-long');
    text += decoder.decode(step.value, { stream: true });
  }
}

// Canceling is not awaited: a sender that hangs could hang there as well.
function giveUp(reader: ReadableStreamDefaultReader<Uint8Array>, kind: 'too-long' | 'too-slow'): BodyText {
  reader.cancel().catch(() => undefined);
  return { kind };
}
