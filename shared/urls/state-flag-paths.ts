import { STATE_FLAGS, type StateFlag } from '../contract/state-flag.ts';

// Paths of the person page with its flags that change something, and without: for what leads a reader back to it.

/** A path of ours, with or without a query, that has one flag set beside what it has. */
export function withStateFlag(path: string, flag: StateFlag): string {
  return `${path}${path.includes('?') ? '&' : '?'}${flag}=true`;
}

/** What a link out of a message says beside its wish: who may act on it and whom it was sent to (P2-044, P2-064). */
const BESIDE_A_WISH = ['token', 'email'] as const;

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
