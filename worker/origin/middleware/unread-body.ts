import { createMiddleware } from 'hono/factory';
import { BODY_TIMEOUT_MS, readBodyText } from '../../../shared/http/read-body.ts';
import type { OriginEnv } from '../context.ts';
import { BODY_MAX_BYTES } from '../http/read-input.ts';

/**
 * Reads the rest of a body that a refusal left unread, up to the limit for a call. If a runtime answers while the body
 * is still arriving, it closes the connection, and the edge's next call on it gets no answer.
 */
export const unreadBody = createMiddleware<OriginEnv>(async (c, next) => {
  await next();
  const request = c.req.raw;
  if (request.body === null || request.bodyUsed) return;
  await readBodyText(request, BODY_MAX_BYTES, BODY_TIMEOUT_MS).catch(() => null);
});
