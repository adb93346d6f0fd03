import { STATE_FLAGS, type StateFlag } from '../../contract/state-flag.ts';

// The flags in the query of a person page that change state, and its paths with and without them, for links that lead
// back to it.

/**
 * The requested changes. Monitor and unmonitor contradict each other: if both are set, neither counts (P2-040, P2-042).
 */
export function wishesOf(query: URLSearchParams): readonly StateFlag[] {
  const wished = STATE_FLAGS.filter((flag) => query.get(flag) === 'true');
  const isContradiction = wished.includes('monitor') && wished.includes('unmonitor');
  return isContradiction ? wished.filter((flag) => flag === 'save_contact') : wished;
}

/**
 * Requested changes that need a confirmation wherever the reader comes from (P2-064): `ask=monitor,save_contact`, which
 * a log-in makes of them on its way back.
 */
export function questionsOf(query: URLSearchParams): readonly StateFlag[] {
  const named = query.get('ask')?.split(',') ?? [];
  return STATE_FLAGS.filter((flag) => named.includes(flag));
}

/** A path on this site, with or without a query, with one more flag set. */
export function withStateFlag(path: string, flag: StateFlag): string {
  return `${path}${path.includes('?') ? '&' : '?'}${flag}=true`;
}

/**
 * What comes with a requested change in an address: who may make it and whom it was sent to (P2-044, P2-064), or that
 * it needs a confirmation.
 */
const BESIDE_A_WISH = ['token', 'email', 'ask'] as const;

/** Removes the flags, and what comes with them, from a path on this site; a path without any stays exactly as it is. */
export function withoutStateFlags(path: string): string {
  const mark = path.indexOf('?');
  if (mark === -1) return path;
  const params = new URLSearchParams(path.slice(mark));
  const set = [...STATE_FLAGS, ...BESIDE_A_WISH].filter((flag) => params.has(flag));
  if (set.length === 0) return path;
  for (const flag of set) params.delete(flag);
  const pathname = path.slice(0, mark);
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}
