/**
 * Shows the report that was just unlocked: a page that is loaded anew begins where it was, or, told not to (show-unlocked.ts),
 * at its top, and never at what its address names.
 */
export function arriveAtReport(): void {
  if (history.scrollRestoration !== 'manual') return;
  history.scrollRestoration = 'auto';
  document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
}
