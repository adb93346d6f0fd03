import { OriginUnavailable } from './errors.ts';

/** Faults in a row that open the breaker, and how long it stays open, in milliseconds. */
export const BREAKER_FAULTS = 5;
export const BREAKER_OPEN_MS = 5_000;
/** A trial that has not settled by then was cut off, as when its client went away; another may begin. Milliseconds. */
export const TRIAL_MS = 10_000;

export interface Breaker {
  /**
   * Asks for leave to call; `settle` must be called once with how it went.
   * @throws OriginUnavailable while open, and while the one trial after it is on its way.
   */
  enter(): { settle(isFault: boolean): void };
}

/**
 * Keeps a failing origin from being asked by every request: closed, open after faults in a row, then half-open for one
 * trial that decides. Lives as long as the isolate. `now` in milliseconds.
 */
export function createBreaker(now: () => number = Date.now): Breaker {
  let faults = 0;
  let openUntil = 0;
  let trialUntil = 0;

  return {
    enter() {
      const isTrial = faults >= BREAKER_FAULTS;
      if (isTrial) {
        const wait = Math.max(openUntil, trialUntil) - now();
        if (wait > 0) throw new OriginUnavailable(Math.max(1, Math.ceil(wait / 1000)));
        trialUntil = now() + TRIAL_MS;
      }
      return {
        settle(isFault) {
          if (isTrial) trialUntil = 0;
          // A call that began before the breaker opened must not close it: only the trial may.
          else if (faults >= BREAKER_FAULTS) return;
          faults = isFault ? faults + 1 : 0;
          if (faults >= BREAKER_FAULTS) openUntil = now() + BREAKER_OPEN_MS;
        },
      };
    },
  };
}
