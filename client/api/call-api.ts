import type * as z from 'zod/mini';
import type { Call } from '../../shared/contract/calls/call.ts';
import type { CallName, CallResponse, calls } from '../../shared/contract/calls.ts';

type Row<N extends CallName> = (typeof calls)[N];
type Params<N extends CallName> = Row<N>['params'] extends z.ZodMiniType
  ? z.input<NonNullable<Row<N>['params']>>
  : undefined;
type Query<N extends CallName> = z.input<Row<N>['query']>;
type Body<N extends CallName> = Row<N>['body'] extends z.ZodMiniType ? z.input<NonNullable<Row<N>['body']>> : undefined;

/** A call's parameters. */
interface CallWith<N extends CallName> {
  /** for the path's {parameters} */
  readonly params?: Params<N>;
  readonly query?: Query<N>;
  readonly body?: Body<N>;
  /** a mutation that is sent again has the same key, and happens once */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** A failed call; `status` is 0 if there was no response, below 300 if the response was not JSON. */
export class CallFailed extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.name = 'CallFailed';
    this.status = status;
  }
}

/**
 * Makes a call from the table in the browser, with its method and path: `callApi<'startMonitoring'>('POST',
 * '/api/monitor/', { body })`. The name is only a type, so no schema is bundled.
 *
 * @returns the response body; null for a 204
 * @throws CallFailed, or fetch's error if the signal aborts it
 */
export async function callApi<N extends CallName>(
  method: Row<N>['method'],
  path: Row<N>['path'],
  { params, query, body, idempotencyKey, signal }: CallWith<N> = {},
): Promise<CallResponse<N> | null> {
  const filled = params === undefined ? path : fillPath(path, params);
  const search = query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>)}`;
  const response = await fetch(`${filled}${search}`, {
    method: method satisfies Call['method'],
    ...(signal === undefined ? {} : { signal }),
    // The request completes even if the visitor leaves the page.
    ...(body === undefined
      ? {}
      : {
          keepalive: true,
          headers: {
            'content-type': 'application/json',
            ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          },
          body: JSON.stringify(body),
        }),
  });
  if (!response.ok) throw new CallFailed(path, response.status);
  if (response.status === 204) return null;
  try {
    return (await response.json()) as CallResponse<N>;
  } catch (error) {
    // Its message quotes the response, so people's data could end up in a log.
    throw error instanceof SyntaxError ? new CallFailed(path, response.status) : error;
  }
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
