import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, createBrotliCompress } from 'node:zlib';

/** What Cloudflare compresses by itself, as far as we send it. */
const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** Cloudflare's level for Brotli. */
const QUALITY = 4;

/**
 * Serves a local site the way Cloudflare would: compressed with Brotli, each part of a streamed page as soon as it is
 * there. Listens on loopback until it is closed.
 */
export async function startCompressingProxy(site: URL): Promise<{ readonly url: URL; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const { method, headers, url: path } = request;
    const passed = ask({ host: site.hostname, port: site.port, method, path, headers: sent(site, headers) }, (answer) =>
      pass(answer, response, String(headers['accept-encoding']).includes('br')),
    );
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: new URL(`http://localhost:${port}`), close };
}

/** The site answers only under its own name, and takes forms only from its own pages. */
function sent(site: URL, headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const origin = headers.origin === undefined ? {} : { origin: site.origin };
  return { ...headers, ...origin, host: site.host, 'accept-encoding': 'identity' };
}

function pass(answer: IncomingMessage, response: ServerResponse, isBrotliWanted: boolean): void {
  const { statusCode = 502, headers } = answer;
  answer.on('error', () => response.destroy());
  const isEmpty = statusCode === 204 || statusCode === 304 || headers['content-length'] === '0';
  if (!isBrotliWanted || isEmpty || !COMPRESSED.test(headers['content-type'] ?? '')) {
    response.writeHead(statusCode, headers);
    answer.pipe(response);
    return;
  }
  const { 'content-length': _, ...rest } = headers;
  response.writeHead(statusCode, { ...rest, 'content-encoding': 'br' });
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  brotli.pipe(response);
  answer.on('data', (chunk: Buffer) => {
    brotli.write(chunk);
    brotli.flush(constants.BROTLI_OPERATION_FLUSH);
  });
  answer.on('end', () => brotli.end());
}
