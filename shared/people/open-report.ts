import type { LookupType } from '../contract/viewer.ts';

/** The part of a response about a person that says how it was paid for. */
export interface PaidFor {
  readonly lookupType: LookupType;
}

/**
 * Whether the viewer unlocked the background report and can still read it (P3-002). In a file of its own, because the
 * script that every page waits for asks it, too.
 */
export function hasOpenReport({ lookupType }: PaidFor): boolean {
  return lookupType === 'bg';
}
