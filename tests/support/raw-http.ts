import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Maximum bytes of response headers: a redirect may repeat an address of 16 KB, which is Node's default for all
 * headers.
 */
const HEADERS_MAX = 64 * 1024;

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

interface RawRequest {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string;
}

/**
 * Sends a request with exactly this path, because a URL parser would normalize it. Does not follow redirects. If a
 * kept-alive connection was just closed by the other end, the request is sent again on a new one.
 */
export function rawRequest(base: URL, path: string, options: RawRequest = {}): Promise<RawAnswer> {
  return send(base, path, options, agent);
}

function send(base: URL, path: string, options: RawRequest, by: Agent | false): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', body } = options;
    // Node does not send the length of a DELETE body, so the rest of the connection would be read as part of it.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const headers = { ...length, ...options.headers };
    const message = request(
      { host: base.hostname, port: base.port, path, method, headers, agent: by, maxHeaderSize: HEADERS_MAX },
      (answer) => {
        const { statusCode: status = 0, headers: given } = answer;
        buffer(answer).then((text) => resolve({ status, headers: given, body: text.toString('utf8') }), reject);
      },
    );
    message.once('error', (error: NodeJS.ErrnoException) => {
      if (message.reusedSocket && error.code === 'ECONNRESET') resolve(send(base, path, options, false));
      else reject(error);
    });
    message.end(body);
  });
}

/**
 * Sends bytes that are not a valid request line or header, and resolves with the status line, or null if the server
 * hangs up.
 */
export function rawBytes(base: URL, bytes: Buffer): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ host: base.hostname, port: Number(base.port) }, () => socket.end(bytes));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.once('close', () => resolve(text === '' ? null : (text.split('\r\n')[0] ?? '')));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(null) : reject(error),
    );
  });
}

/** As after a click on one of our pages: only then does a page use a lookup. */
export const FROM_OURS = { 'sec-fetch-site': 'same-origin' } as const;

let clients = 0;

/**
 * A header that makes a local run treat a request as another visitor's, for tests that make more requests than one
 * visitor may.
 */
export function anotherClient(): { readonly 'x-local-client': string } {
  clients += 1;
  return { 'x-local-client': `client-${clients}` };
}

export function closeRawConnections(): void {
  agent.destroy();
}
