import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../context.ts';
import { readBody } from '../input/read-body.ts';

/** How much is read and discarded, in bytes; a longer upload loses its connection. */
const DISCARDED_MAX_BYTES = 64 * 1024;

/**
 * Drains the rest of the request body after a refusal. A runtime that responds while the body is still arriving closes
 * the connection, and the client's next request on it fails without a response.
 */
export const unreadBody = (): MiddlewareHandler<EdgeEnv> =>
  async function unreadBody(c, next) {
    await next();
    const request = c.req.raw;
    if (request.body === null || request.bodyUsed) return;
    // A client that disconnected midway does not need the response either.
    await readBody(request, DISCARDED_MAX_BYTES).catch(() => null);
  };
