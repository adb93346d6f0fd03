import type { CallName } from '../../shared/contract/calls.ts';

/** The origin did not answer in time; the message contains 'timeout' (P8-002). */
export class OriginTimeout extends Error {
  override readonly name: string = 'OriginTimeout';
  constructor(path: string, timeoutMs: number) {
    super(`origin timeout: ${path} took longer than ${timeoutMs} ms`);
  }
}

/** The time limit of the details call, which has an answer of its own: 408 (P8-001). */
export class DetailsTimeout extends OriginTimeout {
  override readonly name = 'DetailsTimeout';
}

/** No answer at all, or a 5xx that says no more than that. */
export class OriginUnreachable extends Error {
  override readonly name = 'OriginUnreachable';
}

/** The breaker is open: the origin was not asked. */
export class OriginUnavailable extends Error {
  override readonly name = 'OriginUnavailable';
  /** whole seconds until it is asked again */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('the origin is not asked while its breaker is open');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** An answer that breaks the contract. The message says where and why, never which value. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken';
  constructor(call: CallName, reason: string) {
    super(`contract broken: ${call}: ${reason}`);
  }
}

/** Whether something thrown is a fault or an answer of the origin, and no fault of the edge. */
export function isOriginError(error: unknown): boolean {
  return (
    error instanceof OriginTimeout ||
    error instanceof OriginUnreachable ||
    error instanceof OriginUnavailable ||
    error instanceof OriginProblem ||
    error instanceof ContractBroken
  );
}

/** The origin said no, in the terms of the call table. */
export class OriginProblem extends Error {
  override readonly name = 'OriginProblem';
  readonly status: number;
  readonly title: string;
  /** the Retry-After header as it came */
  readonly retryAfter: string | null;

  constructor(call: CallName, status: number, title: string, retryAfter: string | null) {
    super(`${call}: ${status} ${title}`);
    this.status = status;
    this.title = title;
    this.retryAfter = retryAfter;
  }
}
