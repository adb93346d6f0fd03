const encoder = new TextEncoder();

/** A body whose first text goes out at once, and whose second as soon as it is ready. */
export function twoPartStream(first: string, second: Promise<string>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(first));
    },
    async pull(controller) {
      controller.enqueue(encoder.encode(await second));
      controller.close();
    },
  });
}
