/** On the document's element once the page shows no more ads: whatever fills slots must look for it first. */
const REMOVED = 'adsRemoved';
/** What is an ad: slots, and what the site or a partner advertises. */
const ADS = '[data-ad]';

/**
 * Removes every ad from the page, filled or not, for the rest of the view (P4-052). Code that would fill a slot listens
 * for the document's `ads-removed` event, or asks {@link areAdsRemoved}.
 */
export function removeAds(): void {
  document.documentElement.dataset[REMOVED] = '';
  for (const ad of document.querySelectorAll(ADS)) ad.remove();
  document.dispatchEvent(new Event('ads-removed'));
}

/** Whether this page shows no more ads. */
export function areAdsRemoved(): boolean {
  return document.documentElement.dataset[REMOVED] !== undefined;
}
