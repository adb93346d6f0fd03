import type { MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../context.ts';
import { readBody } from '../input/read-body.ts';

/** What is read and thrown away at most, in bytes; a longer upload loses its connection. */
const DISCARDED_MAX_BYTES = 64 * 1024;

/**
 * Reads what a refusal left unread of a request's body. A runtime that answers with the body still on its way closes the
 * connection, and the client's next request on it fails without an answer.
 */
export const unreadBody = (): MiddlewareHandler<EdgeEnv> =>
  async function unreadBody(c, next) {
    await next();
    const request = c.req.raw;
    if (request.body === null || request.bodyUsed) return;
    // A client that went away in the middle has no use for the answer either.
    await readBody(request, DISCARDED_MAX_BYTES).catch(() => null);
  };
