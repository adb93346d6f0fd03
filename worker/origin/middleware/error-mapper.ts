import type { Context } from 'hono';
import { PROBLEM_CONTENT_TYPE, problem } from '../../../shared/contract/transport/problem.ts';
import type { OriginEnv } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import { noteSecurity } from '../operations/security-log.ts';

/** The longest error message in the log, in characters. */
const MESSAGE_MAX = 500;

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
  console.error(
    JSON.stringify({
      message: 'call failed',
      trackingId,
      call: c.get('call') ?? null,
      error: error instanceof Error ? `${error.name}: ${withoutQuotes(error.message)}` : 'unknown',
    }),
  );
  return problemResponse(500, 'Internal server error', { trackingId });
}

/** Databases and parsers quote the input they could not read, and somebody typed that. */
function withoutQuotes(message: string): string {
  return message.slice(0, MESSAGE_MAX).replace(/"[^"]*(?:"|$)/g, '"…"');
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
