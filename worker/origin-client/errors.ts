import type { CallName } from '../../shared/contract/calls.ts';

/** What kind of failure it is, for the log and for `x-failure` (docs/faults.md). */
export type FailureClass = 'timeout' | 'unreachable' | 'origin-5xx' | 'bad-answer';

/** A fault of the origin, and none of the edge. No message names a person, a place or an id. */
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

/** The time limit of the details call, which has an answer of its own: 408 (P8-001). */
export class DetailsTimeout extends OriginTimeout {
  override readonly name = 'DetailsTimeout';
}

/** No answer at all, or one that breaks off. */
export class OriginUnreachable extends OriginFault {
  override readonly name = 'OriginUnreachable';
  override readonly failure = 'unreachable';
}

/** Statuses that say that nobody is there to answer, or nobody with time. */
const OUTAGES: readonly number[] = [502, 503, 504];

/** A 5xx that says no more than that. */
export class OriginServerError extends OriginFault {
  override readonly name = 'OriginServerError';
  override readonly failure = 'origin-5xx';
  /** whether it stands for an origin that is not there; a 500 is one that stumbled over this request */
  readonly isOutage: boolean;

  constructor(label: string, status: number) {
    super(`${label}: the origin answered ${status}`);
    this.isOutage = OUTAGES.includes(status);
  }
}

/** The breaker is open: the origin was not asked. */
export class OriginUnavailable extends OriginFault {
  override readonly name = 'OriginUnavailable';
  /** whole seconds until it is asked again */
  readonly retryAfterSeconds: number;
  /** of the last fault */
  override readonly failure: FailureClass;

  constructor(retryAfterSeconds: number, failure: FailureClass) {
    super('the origin is not asked while its breaker is open');
    this.retryAfterSeconds = retryAfterSeconds;
    this.failure = failure;
  }
}

/** An answer that breaks the contract. The message says where and why, never which value. */
export class ContractBroken extends OriginFault {
  override readonly name = 'ContractBroken';
  override readonly failure = 'bad-answer';
  constructor(call: CallName, reason: string) {
    super(`contract broken: ${call}: ${reason}`);
  }
}

/** The origin knows nobody who signs as this edge does: the operator has to set both up alike. */
export class EnvelopeRefused extends Error {
  override readonly name = 'EnvelopeRefused';
  constructor(label: string) {
    super(
      `${label}: the origin refused the edge envelope. EDGE_ORIGIN_SECRET differs between the two workers, or their clocks by more than a minute.`,
    );
  }
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

/** Whether something thrown is a fault or an answer of the origin, and no fault of the edge. */
export function isOriginError(error: unknown): error is OriginFault | OriginProblem {
  return error instanceof OriginFault || error instanceof OriginProblem;
}

/** The class of what the origin did; a no that nobody expected is an answer that nothing can be made of. */
export function failureOf(error: OriginFault | OriginProblem): FailureClass {
  if (error instanceof OriginFault) return error.failure;
  return error.status >= 500 ? 'origin-5xx' : 'bad-answer';
}

/** The answer, or null where the origin says that there is none. */
export async function nullFor404<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 404) return null;
    throw error;
  }
}
