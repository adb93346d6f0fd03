import { BodyReader } from './body-reader.ts';

/** A response body of two lines (PARTS_CONTENT_TYPE). */
export interface BodyParts {
  readonly first: string;
  /** the second line was here with the first */
  readonly isWhole: boolean;
  /** null if there is none, or it did not arrive within its limits; never rejects */
  readonly second: Promise<string | null>;
}

/** The limits of a body that is read line by line. */
export interface PartLimits {
  /** of both lines together */
  readonly maxBytes: number;
  /** aborts the first line */
  readonly signal: AbortSignal;
  /** how long the second line may take after the first, in milliseconds */
  readonly secondMs: number;
}

/**
 * Reads the first line, and goes on reading the second; null if the first is too long.
 *
 * @throws if the body breaks off within the first line or the signal aborts
 */
export async function readParts(
  body: ReadableStream<Uint8Array>,
  { maxBytes, signal, secondMs }: PartLimits,
): Promise<BodyParts | null> {
  const reader = new BodyReader(body, maxBytes);
  let end = -1;
  const hasLine = () => {
    end = reader.newlineFrom(0);
    return end >= 0;
  };
  if (!(await reader.readUntil(hasLine, signal))) return null;
  if (end < 0) return { first: reader.text(), isWhole: true, second: Promise.resolve(null) };
  const first = reader.text(0, end);
  const secondEnd = reader.newlineFrom(end + 1);
  if (secondEnd < 0) return { first, isWhole: false, second: readSecond(reader, end + 1, secondMs).catch(() => null) };
  reader.stop();
  return { first, isWhole: true, second: Promise.resolve(reader.text(end + 1, secondEnd)) };
}

async function readSecond(reader: BodyReader, from: number, ms: number): Promise<string | null> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), ms);
  try {
    const reading = reader.readUntil(() => reader.newlineFrom(from) >= 0, abort.signal);
    // A body that ignores the signal must not hold up the page either.
    if (!(await Promise.race([reading, aborted(abort.signal)]))) return null;
    const end = reader.newlineFrom(from);
    return reader.text(from, end < 0 ? undefined : end) || null;
  } finally {
    clearTimeout(timer);
    reader.stop();
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
