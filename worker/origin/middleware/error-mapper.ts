import type { Context } from 'hono';
import { PROBLEM_CONTENT_TYPE, problem } from '../../../shared/contract/problem.ts';
import type { OriginEnv } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';

/**
 * The one place where an error becomes an answer: problem details with the tracking id (F8-16). What is not meant for
 * the visitor stays in the log, by path alone, since a query holds ids and names (docs/decisions.md).
 */
export function mapError(error: unknown, c: Context<OriginEnv>): Response {
  const trackingId = c.get('trackingId');
  if (error instanceof ProblemError)
    return problemResponse(error.status, error.message, trackingId, error.detail, error.headers);
  console.error(
    JSON.stringify({
      message: 'call failed',
      trackingId,
      method: c.req.method,
      path: c.req.path,
      error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown',
    }),
  );
  return problemResponse(500, 'Internal server error', trackingId);
}

/** A path that is no call. */
export function answerNotFound(c: Context<OriginEnv>): Response {
  return problemResponse(404, 'Not found', c.get('trackingId'));
}

function problemResponse(
  status: number,
  title: string,
  trackingId: string,
  detail?: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = problem(status, title, { ...(detail === undefined ? {} : { detail }), trackingId });
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': PROBLEM_CONTENT_TYPE, 'cache-control': 'no-store' },
  });
}
