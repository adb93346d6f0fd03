import { STATE_FLAGS, type StateFlag } from '../../contract/state-flag.ts';

// What the query of a person page says of its flags that change something, and its paths with and without them: for what
// leads a reader back to it.

/** To follow and to follow no longer contradict each other: of both, neither is wished (P2-040, P2-042). */
export function wishesOf(query: URLSearchParams): readonly StateFlag[] {
  const wished = STATE_FLAGS.filter((flag) => query.get(flag) === 'true');
  const isContradiction = wished.includes('monitor') && wished.includes('unmonitor');
  return isContradiction ? wished.filter((flag) => flag === 'save_contact') : wished;
}

/**
 * Wishes that wait for a yes wherever the reader comes from (P2-064): `ask=monitor,save_contact`, what a log-in makes of
 * them on its way back.
 */
export function questionsOf(query: URLSearchParams): readonly StateFlag[] {
  const named = query.get('ask')?.split(',') ?? [];
  return STATE_FLAGS.filter((flag) => named.includes(flag));
}

/** A path of ours, with or without a query, that has one flag set beside what it has. */
export function withStateFlag(path: string, flag: StateFlag): string {
  return `${path}${path.includes('?') ? '&' : '?'}${flag}=true`;
}

/**
 * What an address says beside a wish: who may act on it and whom it was sent to (P2-044, P2-064), or that it is a
 * question.
 */
const BESIDE_A_WISH = ['token', 'email', 'ask'] as const;

/** A path of ours without them and what came with them; one that has none of it stays as it is, to the letter. */
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
