import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import { type CallName, type CallResponse, calls } from '../../../shared/contract/calls.ts';
import type { OriginContext, OriginEnv } from '../context.ts';
import { ProblemError } from './problem-error.ts';
import { readBody, readQuery } from './read-input.ts';

/** A call's query and body after its schemas; a call without a body has null there. */
export interface CallInput<N extends CallName> {
  readonly query: z.output<(typeof calls)[N]['query']>;
  readonly body: (typeof calls)[N]['body'] extends z.ZodMiniType
    ? z.output<NonNullable<(typeof calls)[N]['body']>>
    : null;
}

/** Answers one call. null is 204, for the calls that may be empty. */
export type CallHandler<N extends CallName> = (
  c: OriginContext,
  input: CallInput<N>,
) => Promise<CallResponse<N> | null>;

/**
 * Puts a row of the table of calls on the app: who may call, query, body, answer. The answer is checked against its
 * schema only locally, where a fault should be loud; elsewhere the types vouch for it and the check would cost time.
 */
export function serveCall<N extends CallName>(app: Hono<OriginEnv>, name: N, handler: CallHandler<N>): void {
  const call = calls[name];
  app.on(call.method, call.path, async (c) => {
    const { caller } = c.get('envelope');
    if (call.caller !== 'both' && call.caller !== caller)
      throw new ProblemError(403, 'Forbidden', { detail: `This call is not for the ${caller}` });
    const query = readQuery(call.query, new URL(c.req.url).searchParams);
    const body = call.body === null ? null : await readBody(call.body, c.req.raw);
    // One row's parts belong together, which the type of an indexed table cannot say.
    const answer = await handler(c, { query, body } as CallInput<N>);
    if (answer === null) {
      if (!call.mayBeEmpty) throw new Error(`${name} answered nothing`);
      return c.body(null, 204);
    }
    if (c.get('settings').isLocal) call.response.parse(answer);
    return c.json(answer as object);
  });
}
