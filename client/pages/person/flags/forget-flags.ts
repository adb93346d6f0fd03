import type { StateFlag } from '../../../../shared/contract/state-flag.ts';

/**
 * What an address says only once: flags and questions, the token that allowed them, and the recipient's email address.
 */
const SAID_ONCE: Readonly<Record<StateFlag | 'ask' | 'token' | 'email', true>> = {
  monitor: true,
  unmonitor: true,
  save_contact: true,
  ask: true,
  token: true,
  email: true,
};

/**
 * Removes from the address bar what a reload, the back button or a bookmark must not repeat, and the email address
 * before any third-party code could read it (P2-044). Other flags and the anchor stay.
 */
export function forgetFlags(): void {
  const url = new URL(location.href);
  const said = Object.keys(SAID_ONCE).filter((flag) => url.searchParams.has(flag));
  if (said.length === 0) return;
  for (const flag of said) url.searchParams.delete(flag);
  history.replaceState(history.state, '', url);
}
