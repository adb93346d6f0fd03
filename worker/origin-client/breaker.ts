import { type FailureClass, OriginUnavailable } from './errors.ts';

/** Consecutive faults that open the breaker, and how long it stays open, in milliseconds. */
export const BREAKER_FAULTS = 5;
export const BREAKER_OPEN_MS = 5_000;
/** If anyone got a response this recently, the origin is up and the faults affect single visitors. Milliseconds. */
export const PROOF_OF_LIFE_MS = 10_000;
/** Trials in flight at the same time, one per network at most: the only load on a dead origin. */
export const TRIALS_MAX = 5;
/**
 * A trial that has not settled by then was cut off, for instance because its client left; another may start.
 * Milliseconds.
 */
export const TRIAL_MS = 10_000;
/** Networks remembered for having met a fault. */
const FAULTY_MAX = 1_000;

/**
 * How a call went. `answered`: the origin said something, even a 4xx or a 500, so it is there. A failure class: it was
 * too slow, could not be reached, or said 502, 503 or 504. `unknown`: tells us nothing.
 */
export type CallOutcome = 'answered' | 'unknown' | FailureClass;

export interface Breaker {
  /**
   * Asks for permission to call; `settle` must be called once with the outcome. `network` is the caller's
   * (wideNetworkOf).
   * @throws OriginUnavailable if the breaker is open for this network
   */
  enter(network: string): { settle(outcome: CallOutcome): void };
}

/**
 * Keeps every request from making the same call to a failing origin. It opens after consecutive faults, unless anyone
 * got a response lately: one visitor's slow requests are not an outage. While it is open, networks that met no fault
 * still get through, a few at a time, and the first response closes it, so nobody can block a call for others. After
 * the pause the same applies to everyone. Lives as long as the isolate. `now` in milliseconds.
 */
export function createBreaker(now: () => number = Date.now): Breaker {
  let faults = 0;
  let lastFailure: FailureClass = 'unreachable';
  let answeredAt = Number.NEGATIVE_INFINITY;
  /** null while closed */
  let openUntil: number | null = null;
  const faulty = new Set<string>();
  /** by network, when its trial expires */
  const trials = new Map<string, number>();

  /** How long this network must wait while the breaker is open, in milliseconds; 0 if it may try. */
  function waitOf(network: string, pauseEnd: number): number {
    const time = now();
    for (const [other, until] of trials) if (until <= time) trials.delete(other);
    if (faulty.has(network) && pauseEnd > time) return pauseEnd - time;
    const own = trials.get(network);
    if (own !== undefined) return own - time;
    return trials.size < TRIALS_MAX ? 0 : Math.min(...trials.values()) - time;
  }

  function close(): void {
    faults = 0;
    openUntil = null;
    faulty.clear();
    trials.clear();
    answeredAt = now();
  }

  function addFault(network: string, failure: FailureClass, isTrial: boolean): void {
    faults += 1;
    lastFailure = failure;
    if (faulty.size < FAULTY_MAX) faulty.add(network);
    const opens = openUntil === null && faults >= BREAKER_FAULTS && now() - answeredAt >= PROOF_OF_LIFE_MS;
    if (opens || isTrial) openUntil = now() + BREAKER_OPEN_MS;
  }

  return {
    enter(network) {
      const isTrial = openUntil !== null;
      if (openUntil !== null) {
        const wait = waitOf(network, openUntil);
        if (wait > 0) throw new OriginUnavailable(Math.max(1, Math.ceil(wait / 1000)), lastFailure);
        trials.set(network, now() + TRIAL_MS);
      }
      return {
        settle(outcome) {
          const isOpen = openUntil !== null;
          if (isTrial) trials.delete(network);
          if (outcome === 'unknown') return;
          if (outcome !== 'answered') addFault(network, outcome, isTrial && isOpen);
          // A call that began before the breaker opened must not close it; only a trial may.
          else if (isTrial || !isOpen) close();
        },
      };
    },
  };
}
