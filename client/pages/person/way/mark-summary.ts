/** A page begins at its summary, until somebody moves (P2-150). */
export function markSummary(): void {
  document.querySelector('nav[aria-labelledby="journey"] a')?.setAttribute('aria-current', 'location');
}
