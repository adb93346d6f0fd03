import { Agent, type IncomingMessage, request } from 'node:http';

/** A request without any data for this long has failed, in milliseconds. */
const ANSWER_LIMIT_MS = 60_000;

/**
 * Workerd closes a connection after five idle seconds without warning, so a request at that moment is reset. Browsers
 * retry by themselves; these visitors drop a connection earlier, in milliseconds.
 */
const IDLE_LIMIT_MS = 4_000;

/** One visitor's request. */
export interface Ask {
  readonly path: string;
  /** of the visitor, as Cloudflare would tell it */
  readonly address: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Its result. */
export interface Answered {
  /** null when there was no answer */
  readonly status: number | null;
  /** 'ECONNRESET' and the like, with what was known by then; null when there was a whole answer */
  readonly failure: string | null;
  /** milliseconds until the last byte */
  readonly took: number;
}

/** Visitors of a local server, over keep-alive connections. */
export class Visitors {
  readonly #url: URL;
  readonly #agent: Agent;

  constructor(url: URL, connections: number) {
    this.#url = url;
    const limits = { maxSockets: connections, maxFreeSockets: connections };
    // For idle connections; each request has its own limit.
    this.#agent = new Agent({ keepAlive: true, timeout: IDLE_LIMIT_MS, ...limits });
  }

  /** Never throws: failures are part of the result. */
  ask({ path, address, method = 'GET', headers = {} }: Ask): Promise<Answered> {
    const begin = performance.now();
    return new Promise((resolve) => {
      const { hostname, port } = this.#url;
      const sent = request(
        {
          agent: this.#agent,
          hostname,
          port,
          path,
          method,
          timeout: ANSWER_LIMIT_MS,
          headers: { ...headers, host: 'porchlight.example', 'cf-connecting-ip': address },
        },
        (answer) => {
          const { statusCode = null } = answer;
          readToTheEnd(answer, (code) =>
            code === null ? settle(statusCode, null) : settle(null, `${code} within a ${statusCode}`),
          );
        },
      );
      const settle = (status: number | null, failure: string | null): void =>
        resolve({ status, failure, took: performance.now() - begin });
      sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
      sent.on('error', (error: NodeJS.ErrnoException) =>
        settle(null, `${error.code ?? error.message} on a ${sent.reusedSocket ? 'kept' : 'new'} connection`),
      );
      sent.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function readToTheEnd(answer: IncomingMessage, done: (failure: string | null) => void): void {
  answer.on('end', () => done(null));
  answer.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
  answer.resume();
}

/** Works through a list with limited concurrency. */
export async function inParallel<T>(
  items: Iterable<T>,
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = iterator.next(); next.done !== true; next = iterator.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** Counts by name: statuses, failures. */
export function tally(names: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name}: ${count.toLocaleString('en-US')}`)
    .join(', ');
}
