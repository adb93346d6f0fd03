import type { BrowserPageModel } from '../boot/page-data.ts';
import type { IslandContent } from './hydrate-islands.tsx';

/** Loads what the islands of a page consist of. Each kind of page has its own script; most pages have no islands. */
export async function loadIslands(page: BrowserPageModel): Promise<readonly IslandContent[]> {
  switch (page.kind) {
    case 'person':
      return (await import('../pages/person/person-islands.tsx')).personIslands(page);
    case 'login':
    case 'sign-up':
      return (await import('./account-islands.tsx')).accountIslands(page);
    case 'checkout-search':
    case 'checkout-property':
    case 'purchase-credits':
      return (await import('./checkout-islands.tsx')).checkoutIslands(page);
    case 'purchase-court-runner':
      return (await import('./purchase-islands.tsx')).purchaseIslands(page);
    default:
      return [];
  }
}
