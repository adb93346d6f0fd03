import type { StateFlag } from '../../../../shared/contract/state-flag.ts';

/** What an address says once: wishes and questions, the token that allowed them, and the mail address written to. */
const SAID_ONCE: Readonly<Record<StateFlag | 'ask' | 'token' | 'email', true>> = {
  monitor: true,
  unmonitor: true,
  save_contact: true,
  ask: true,
  token: true,
  email: true,
};

/**
 * Takes out of the address bar what must not be repeated by reloading, by going back or by a bookmark, and the mail
 * address before anything of somebody else's could read it (P2-044). Other flags and the place on the page stay.
 */
export function forgetFlags(): void {
  const url = new URL(location.href);
  const said = Object.keys(SAID_ONCE).filter((flag) => url.searchParams.has(flag));
  if (said.length === 0) return;
  for (const flag of said) url.searchParams.delete(flag);
  history.replaceState(history.state, '', url);
}
