/** How long an answer may take before it counts as failed, in milliseconds. */
const ANSWER_LIMIT_MS = 60_000;

/** Bytes in one isolate's heap. */
export interface HeapUse {
  readonly usedSize: number;
  readonly totalSize: number;
  /** array buffers and the like, beside the heap */
  readonly backingStorageSize?: number;
}

/** A workerd isolate, over the inspector protocol (https://chromedevtools.github.io/devtools-protocol/v8/). */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))));
    socket.addEventListener('close', () => this.#fail(new Error('the inspector closed the connection')));
  }

  /** @param url of the inspector, with the worker's name as its path */
  static open(url: URL): Promise<Inspector> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url);
      socket.addEventListener('open', () => resolve(new Inspector(socket)), { once: true });
      socket.addEventListener('error', () => reject(new Error(`no inspector at ${url}`)), { once: true });
    });
  }

  heapUse(): Promise<HeapUse> {
    return this.send('Runtime.getHeapUsage') as Promise<HeapUse>;
  }

  /** Taking a heap snapshot collects garbage first; workerd ignores HeapProfiler.collectGarbage. */
  async collectGarbage(): Promise<void> {
    await this.send('HeapProfiler.enable');
    await this.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    await this.send('HeapProfiler.disable');
  }

  send(method: string, params: object = {}): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} got no answer`)), ANSWER_LIMIT_MS);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          settle(value);
        };
      this.#waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #hear({ id, result, error }: { id?: number; result?: unknown; error?: { message: string } }): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || waiting === undefined) return;
    this.#waiting.delete(id);
    if (error === undefined) waiting.resolve(result);
    else waiting.reject(new Error(error.message));
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
