/** What is an ad: slots, and what the site or a partner advertises. */
const ADS = '[data-ad]';

/**
 * Removes every ad from the page for the rest of the view, also those that are still loading (P4-052). A slot that is gone
 * is never filled (fill-ads.ts).
 */
export function removeAds(): void {
  for (const ad of document.querySelectorAll(ADS)) ad.remove();
}
