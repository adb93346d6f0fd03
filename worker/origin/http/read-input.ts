import * as z from 'zod/mini';
import { matchCallPath } from '../../../shared/contract/calls/call.ts';
import { BODY_TIMEOUT_MS, readBodyText } from '../../../shared/http/read-body.ts';
import { ProblemError } from './problem-error.ts';

/** The largest body of a call whose row says nothing else, in bytes. */
export const BODY_MAX_BYTES = 64 * 1024;

/**
 * Reads a path's parameters by the call's template and schema; null for a path without any.
 *
 * @throws ProblemError 404 for a parameter that does not match the contract: nothing can exist there
 */
export function readParams<S extends z.ZodMiniType>(schema: S | null, template: string, pathname: string) {
  if (schema === null) return null;
  const parsed = z.safeParse(schema, matchCallPath(template, pathname));
  if (!parsed.success) throw new ProblemError(404, 'Not found');
  return parsed.data;
}

/**
 * Reads a query by its strict schema.
 *
 * @throws ProblemError 400 for a repeated, unknown, missing or malformed key; never echoes a value
 */
export function readQuery<S extends z.ZodMiniType>(schema: S, params: URLSearchParams): z.output<S> {
  const keys = [...params.keys()];
  if (new Set(keys).size !== keys.length)
    throw new ProblemError(400, 'Bad request', { detail: 'A query key is repeated' });
  return check(schema, Object.fromEntries(params), 'query');
}

/**
 * Reads a body as sent.
 *
 * @throws ProblemError 413 above `maxBytes`, 408 if it does not fully arrive in time
 */
export async function readText(
  request: Request,
  timeoutMs: number = BODY_TIMEOUT_MS,
  maxBytes: number = BODY_MAX_BYTES,
): Promise<string> {
  const body = await readBodyText(request, maxBytes, timeoutMs);
  switch (body.kind) {
    case 'text':
      return body.text;
    case 'too-long':
      throw new ProblemError(413, 'Content too large', { detail: `The body is larger than ${maxBytes / 1024} KB` });
    case 'too-slow':
      throw new ProblemError(408, 'Request timeout', { detail: 'The body took too long to arrive' });
  }
}

/**
 * Reads a JSON body by its strict schema. A missing body reads as an empty object.
 *
 * @throws ProblemError 400 for anything that is not JSON or breaks the schema
 */
export function parseBody<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  let value: unknown = {};
  if (text !== '') {
    try {
      value = JSON.parse(text);
    } catch {
      throw new ProblemError(400, 'Bad request', { detail: 'The body is not JSON' });
    }
  }
  return check(schema, value, 'body');
}

function check<S extends z.ZodMiniType>(schema: S, value: unknown, part: 'query' | 'body'): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const key = parsed.error.issues[0]?.path.join('.') ?? '';
  const where = key === '' ? `The ${part}` : `${key} in the ${part}`;
  throw new ProblemError(400, 'Bad request', { detail: `${where} does not match the contract` });
}
