import type * as z from 'zod/mini';
import type { Call } from '../../shared/contract/calls/call.ts';
import type { CallName, CallResponse, calls } from '../../shared/contract/calls.ts';

type Row<N extends CallName> = (typeof calls)[N];
type Params<N extends CallName> = Row<N>['params'] extends z.ZodMiniType
  ? z.input<NonNullable<Row<N>['params']>>
  : undefined;
type Query<N extends CallName> = z.input<Row<N>['query']>;
type Body<N extends CallName> = Row<N>['body'] extends z.ZodMiniType ? z.input<NonNullable<Row<N>['body']>> : undefined;

/** What a call is made with. */
interface CallWith<N extends CallName> {
  /** for the {parameters} of the path */
  readonly params?: Params<N>;
  readonly query?: Query<N>;
  readonly body?: Body<N>;
  readonly signal?: AbortSignal;
}

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
  { params, query, body, signal }: CallWith<N> = {},
): Promise<CallResponse<N> | null> {
  const filled = params === undefined ? path : fillPath(path, params);
  const search = query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>)}`;
  const response = await fetch(`${filled}${search}`, {
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

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
