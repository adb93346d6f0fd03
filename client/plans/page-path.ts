import { withoutPlanFlags } from '../../shared/urls/builders/plan-flag-paths.ts';

/** The path of this page, with its query. */
export function pagePath(): string {
  return location.pathname + location.search;
}

/** Removes from the address what asked for a dialog, once it has been answered: a reload must not ask again. */
export function forgetPlanFlags(): void {
  const path = pagePath();
  const kept = withoutPlanFlags(path);
  if (kept !== path) history.replaceState(history.state, '', kept + location.hash);
}
