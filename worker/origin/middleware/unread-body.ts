import { createMiddleware } from 'hono/factory';
import { BODY_TIMEOUT_MS, readBodyText } from '../../../shared/http/read-body.ts';
import type { OriginEnv } from '../context.ts';
import { BODY_MAX_BYTES } from '../http/read-input.ts';

/**
 * Reads what a refusal left unread of a body, at most as much as a call may have. A runtime that answers with the body
 * still on its way closes the connection, and the edge's next call on it fails without an answer.
 */
export const unreadBody = createMiddleware<OriginEnv>(async (c, next) => {
  await next();
  const request = c.req.raw;
  if (request.body === null || request.bodyUsed) return;
  await readBodyText(request, BODY_MAX_BYTES, BODY_TIMEOUT_MS).catch(() => null);
});
