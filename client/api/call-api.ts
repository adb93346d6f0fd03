import type * as z from 'zod/mini';
import type { Call } from '../../shared/contract/call.ts';
import type { CallName, CallResponse, calls } from '../../shared/contract/calls.ts';

type Row<N extends CallName> = (typeof calls)[N];
type Query<N extends CallName> = z.input<Row<N>['query']>;
type Body<N extends CallName> = Row<N>['body'] extends z.ZodMiniType ? z.input<NonNullable<Row<N>['body']>> : undefined;

/** A call that did not succeed; `status` is 0 where there was no answer, below 300 where the answer was no JSON. */
export class CallFailed extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.name = 'CallFailed';
    this.status = status;
  }
}

/**
 * One call of the table from the browser, by its own method and path: `callApi<'startMonitoring'>('POST', '/api/monitor/',
 * { body })`. The name is a type only, so that no schema travels with it.
 *
 * @returns the answer; null for a 204
 * @throws CallFailed, or what fetch throws when the signal ends it
 */
export async function callApi<N extends CallName>(
  method: Row<N>['method'],
  path: Row<N>['path'],
  { query, body, signal }: { readonly query?: Query<N>; readonly body?: Body<N>; readonly signal?: AbortSignal } = {},
): Promise<CallResponse<N> | null> {
  const search = query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>)}`;
  const response = await fetch(`${path}${search}`, {
    method: method satisfies Call['method'],
    ...(signal === undefined ? {} : { signal }),
    // What was asked for is done, also where the page is left meanwhile.
    ...(body === undefined
      ? {}
      : { keepalive: true, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new CallFailed(path, response.status);
  if (response.status === 204) return null;
  try {
    return (await response.json()) as CallResponse<N>;
  } catch (error) {
    // Its message quotes the answer, and with it people, to whichever log it ends in.
    throw error instanceof SyntaxError ? new CallFailed(path, response.status) : error;
  }
}
