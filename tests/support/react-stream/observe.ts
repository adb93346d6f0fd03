import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

/** The result of a render: the page, and everything else that was reported, in order. */
export interface Outcome {
  readonly html: string;
  readonly log: readonly string[];
  /** number of chunks the reader received */
  readonly pieces: number;
}

/** An action to take once the page, as read so far, contains a text. */
export interface Step {
  readonly after: string;
  readonly act: () => void;
}

type Options = Omit<NonNullable<Parameters<typeof renderToReadableStream>[1]>, 'onError' | 'onHeaders'>;

export interface Observation extends Options {
  /** render everything before reading anything */
  readonly awaitsAll?: boolean;
  readonly steps?: readonly Step[];
}

/** Renders, reads to the end and records whatever happens; never rejects. */
export async function observe(node: ReactNode, { awaitsAll, steps = [], ...options }: Observation = {}) {
  const log: string[] = [];
  try {
    const stream = await renderToReadableStream(node, {
      ...options,
      onError: noteErrors(log),
      onHeaders: (headers: Headers | undefined) => log.push(`headers: ${JSON.stringify([...(headers ?? [])])}`),
    });
    if (awaitsAll === true) await stream.allReady;
    else stream.allReady.catch((error: unknown) => log.push(`allReady: ${wordsOf(error)}`));
    return await readAll(stream, log, steps);
  } catch (error) {
    return { html: '', log: [...log, `rejected: ${wordsOf(error)}`], pieces: 0 };
  }
}

/** Records errors and returns a digest, which then appears in the page. */
export function noteErrors(log: string[]): (error: unknown) => string {
  return (error) => {
    log.push(`onError: ${wordsOf(error)}`);
    return `digest of ${wordsOf(error)}`;
  };
}

/** Reads a stream to its end, taking actions along the way; invalid UTF-8 is an error. */
export async function readAll(
  stream: ReadableStream<Uint8Array>,
  log: string[],
  steps: readonly Step[] = [],
): Promise<Outcome> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const waiting = [...steps];
  let html = '';
  let pieces = 0;
  try {
    for (;;) {
      while (waiting[0] !== undefined && html.includes(waiting[0].after)) waiting.shift()?.act();
      const { value, done } = await reader.read();
      if (done) break;
      pieces += 1;
      html += decoder.decode(value, { stream: true });
    }
    html += decoder.decode();
  } catch (error) {
    log.push(`stream failed: ${wordsOf(error)}`);
  }
  for (const { after } of waiting) log.push(`never read: ${after}`);
  return { html, log, pieces };
}

export function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : `thrown ${String(error)}`;
}
