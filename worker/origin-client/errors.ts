import type { CallName } from '../../shared/contract/calls.ts';
import type { QuotaLimit } from '../../shared/contract/transport/problem.ts';

/** The kind of failure, for the log and for `x-failure` (docs/faults.md). */
export type FailureClass = 'timeout' | 'unreachable' | 'origin-5xx' | 'bad-answer';

/** A fault of the origin, not of the edge. No message names a person, a place or an id. */
export abstract class OriginFault extends Error {
  abstract readonly failure: FailureClass;
}

/** The origin did not answer in time; the message contains 'timeout' (P8-002). */
export class OriginTimeout extends OriginFault {
  override readonly name: string = 'OriginTimeout';
  override readonly failure = 'timeout';
  constructor(path: string, timeoutMs: number) {
    super(`origin timeout: ${path} took longer than ${timeoutMs} ms`);
  }
}

/** The details call timed out, which has its own response: 408 (P8-001). */
export class DetailsTimeout extends OriginTimeout {
  override readonly name = 'DetailsTimeout';
}

/** No response, or one that breaks off. */
export class OriginUnreachable extends OriginFault {
  override readonly name = 'OriginUnreachable';
  override readonly failure = 'unreachable';
}

/** Statuses that mean the origin is down or overloaded. */
const OUTAGES: readonly number[] = [502, 503, 504];

/** A 5xx without further meaning. */
export class OriginServerError extends OriginFault {
  override readonly name = 'OriginServerError';
  override readonly failure = 'origin-5xx';
  readonly status: number;
  /** whether it means the origin is down; a 500 means it failed on this one request */
  readonly isOutage: boolean;

  constructor(label: string, status: number) {
    super(`${label}: the origin answered ${status}`);
    this.status = status;
    this.isOutage = OUTAGES.includes(status);
  }
}

/** The breaker is open: the origin was not asked. */
export class OriginUnavailable extends OriginFault {
  override readonly name = 'OriginUnavailable';
  /** whole seconds until it is asked again */
  readonly retryAfterSeconds: number;
  /** class of the last fault */
  override readonly failure: FailureClass;

  constructor(retryAfterSeconds: number, failure: FailureClass) {
    super('the origin is not asked while its breaker is open');
    this.retryAfterSeconds = retryAfterSeconds;
    this.failure = failure;
  }
}

/** A response that breaks the contract. The message says where and why, never which value. */
export class ContractBroken extends OriginFault {
  override readonly name = 'ContractBroken';
  override readonly failure = 'bad-answer';
  /** of a refusal without problem details; null if the response broke the contract in another way */
  readonly status: number | null;

  constructor(call: CallName, reason: string, status: number | null = null) {
    super(`contract broken: ${call}: ${reason}`);
    this.status = status;
  }
}

/** The origin does not accept this edge's signature: the operator has to give both the same secret. */
export class EnvelopeRefused extends Error {
  override readonly name = 'EnvelopeRefused';
  constructor(label: string) {
    super(
      `${label}: the origin refused the edge envelope. EDGE_ORIGIN_SECRET differs between the two workers, or their clocks by more than a minute.`,
    );
  }
}

/** The origin refused, in the terms of the call table. */
export class OriginProblem extends Error {
  override readonly name: string = 'OriginProblem';
  readonly call: CallName;
  readonly status: number;
  readonly title: string;
  /** the Retry-After header as received */
  readonly retryAfter: string | null;

  constructor(call: CallName, status: number, title: string, retryAfter: string | null) {
    super(`${call}: ${status} ${title}`);
    this.call = call;
    this.status = status;
    this.title = title;
    this.retryAfter = retryAfter;
  }
}

/** A daily limit is reached; nothing is wrong with the request. */
export class LimitReached extends OriginProblem {
  override readonly name = 'LimitReached';
  readonly limit: QuotaLimit;
  /** when there is room again, milliseconds since 1970 */
  readonly opensAt: number;

  constructor(call: CallName, title: string, limit: QuotaLimit, opensAt: number) {
    super(call, 429, title, String(Math.max(1, Math.ceil((opensAt - Date.now()) / 1_000))));
    this.limit = limit;
    this.opensAt = opensAt;
  }
}

/**
 * Whether the origin does not have the call at all. One that was written before the call says so in its own way, so this
 * also believes a response without problem details.
 */
export function isUnknownCall(error: unknown): boolean {
  const hasStatus =
    error instanceof OriginProblem || error instanceof OriginServerError || error instanceof ContractBroken;
  return hasStatus && (error.status === 404 || error.status === 501);
}

/** Whether an error is the origin's fault or its refusal, rather than the edge's fault. */
export function isOriginError(error: unknown): error is OriginFault | OriginProblem {
  return error instanceof OriginFault || error instanceof OriginProblem;
}

/** The class of what the origin did; an unexpected refusal counts as an unusable response. */
export function failureOf(error: OriginFault | OriginProblem): FailureClass {
  if (error instanceof OriginFault) return error.failure;
  return error.status >= 500 ? 'origin-5xx' : 'bad-answer';
}

/** The response, or null if the origin says 404. */
export async function nullFor404<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 404) return null;
    throw error;
  }
}
