import type { Context } from 'hono';
import { PROBLEM_CONTENT_TYPE, problem } from '../../../shared/contract/transport/problem.ts';
import type { OriginEnv } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import { describeError, writeLog } from '../logging/write-log.ts';
import { noteSecurity } from '../operations/security-log.ts';

/**
 * The one place where an error becomes an answer: problem details with the tracking id (F8-16). Anything not meant for
 * the visitor stays in the log, under the call's name only, since paths and queries contain names and places
 * (docs/decisions.md). The security log counts refusals.
 */
export async function mapError(error: unknown, c: Context<OriginEnv>): Promise<Response> {
  const trackingId = c.get('trackingId');
  if (error instanceof ProblemError) {
    if (error.security !== null) await noteSecurity(c, error.security);
    const { status, message, detail, headers, quota } = error;
    return problemResponse(status, message, { detail, trackingId, ...quota }, headers);
  }
  writeLog('call failed', { trackingId, call: c.get('call') ?? null, error: describeError(error) });
  return problemResponse(500, 'Internal server error', { trackingId });
}

/** For a path that matches no call. */
export function answerNotFound(c: Context<OriginEnv>): Response {
  return problemResponse(404, 'Not found', { trackingId: c.get('trackingId') });
}

function problemResponse(
  status: number,
  title: string,
  more: Parameters<typeof problem>[2],
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = problem(status, title, more);
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': PROBLEM_CONTENT_TYPE, 'cache-control': 'no-store' },
  });
}
