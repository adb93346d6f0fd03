/** A page starts at its summary, until somebody scrolls (P2-150). */
export function markSummary(): void {
  document.querySelector('nav[aria-labelledby="journey"] a')?.setAttribute('aria-current', 'location');
}
