import type { Context } from 'hono';
import { PROBLEM_CONTENT_TYPE, problem } from '../../../shared/contract/transport/problem.ts';
import type { OriginEnv } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import { noteSecurity } from '../operations/security-log.ts';

/** Longest message of a fault in the log, in characters. */
const MESSAGE_MAX = 500;

/**
 * The one place where an error becomes an answer: problem details with the tracking id (F8-16). What is not meant for
 * the visitor stays in the log, by the call's name alone, since paths and queries hold names and places
 * (docs/decisions.md). What somebody was refused is counted by the security log.
 */
export async function mapError(error: unknown, c: Context<OriginEnv>): Promise<Response> {
  const trackingId = c.get('trackingId');
  if (error instanceof ProblemError) {
    if (error.security !== null) await noteSecurity(c, error.security);
    return problemResponse(error.status, error.message, trackingId, error.detail, error.headers);
  }
  console.error(
    JSON.stringify({
      message: 'call failed',
      trackingId,
      call: c.get('call') ?? null,
      error: error instanceof Error ? `${error.name}: ${withoutQuotes(error.message)}` : 'unknown',
    }),
  );
  return problemResponse(500, 'Internal server error', trackingId);
}

/** A database and a parser quote what they could not read, which somebody typed. */
function withoutQuotes(message: string): string {
  return message.slice(0, MESSAGE_MAX).replace(/"[^"]*(?:"|$)/g, '"…"');
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
