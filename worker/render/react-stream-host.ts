/**
 * What React's stream renderer for Bun expects of its host, implemented for workerd. The build puts it under that
 * renderer (scripts/lib/build/text-stream-renderer.ts); none of our code imports it.
 *
 * React's renderer for the edge encodes every tag, attribute and text separately, and in workerd each of those calls
 * costs more than rendering what it encodes. The renderer for Bun hands over strings and says when to flush, because
 * Bun encodes by itself. Here the strings are collected and encoded once per flush; the bytes are the same.
 */

/** The part of a stream that React writes to: `write` and `end` of Bun's direct streams, the rest of byte streams. */
export interface TextSink {
  /** Bun's direct streams; always true, since there is no back pressure */
  write(text: string): boolean;
  /** byte streams, those of `resume`: React does not say when to flush them */
  enqueue(chunk: string | Uint8Array): void;
  flush(): void;
  end(): void;
  close(): void;
  error(reason: unknown): void;
}

interface Gatherer extends TextSink {
  /** drops what was not flushed: nobody is reading anymore */
  discard(): void;
}

/** What React gives a stream to read from. */
export interface TextSource {
  start?(sink: TextSink): void;
  pull(sink: TextSink): void;
  cancel(reason: unknown): unknown;
}

const encoder = new TextEncoder();

/** Replaces `ReadableStream` in React's module; called with `new`, it returns a native stream. */
export function TextStream(source: TextSource): ReadableStream<Uint8Array> {
  let sink: Gatherer;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        sink = gatherText(controller);
        source.start?.(sink);
      },
      pull() {
        source.pull(sink);
        sink.flush();
      },
      async cancel(reason) {
        sink.discard();
        await source.cancel(reason);
      },
    },
    // React must not write before anyone reads: callers that await `allReady` first get a page without placeholders.
    { highWaterMark: 0 },
  );
}

function gatherText(controller: ReadableStreamDefaultController<Uint8Array>): Gatherer {
  let pending = '';
  let isFlushDue = false;
  const flush = (): void => {
    isFlushDue = false;
    if (pending === '') return;
    const text = pending;
    pending = '';
    controller.enqueue(encoder.encode(text));
  };
  const discard = (): void => {
    pending = '';
  };
  const end = (): void => {
    flush();
    controller.close();
  };
  return {
    write(text) {
      pending += text;
      return true;
    },
    enqueue(chunk) {
      if (typeof chunk !== 'string') {
        flush();
        controller.enqueue(chunk);
        return;
      }
      pending += chunk;
      if (isFlushDue) return;
      isFlushDue = true;
      queueMicrotask(flush);
    },
    flush,
    end,
    close: end,
    discard,
    error(reason) {
      discard();
      controller.error(reason);
    },
  };
}

/** The texts from `start` on, joined. */
export function joinFrom(texts: readonly string[], start: number): string {
  return (start === 0 ? texts : texts.slice(start)).join('');
}

/** Replaces `util.TextEncoder`: text stays text until it is flushed. */
export class KeepText {
  encode(text: string): string {
    return text;
  }
}

/**
 * Replaces Node's `Buffer`. React uses it to measure whether a Suspense boundary is large; UTF-16 units are free to
 * count, and non-ASCII text merely looks smaller than it is.
 */
export const lengthAsText = { byteLength: (text: string): number => text.length };
