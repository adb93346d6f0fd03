import type { BrowserPageModel } from '../boot/page-data.ts';
import type { IslandContent } from './hydrate-islands.tsx';

/**
 * Loads what makes the islands of a page. Each kind of page has its own script; most pages have no islands. Rejects only if
 * the script does not come.
 */
export async function loadIslands(page: BrowserPageModel): Promise<() => readonly IslandContent[]> {
  switch (page.kind) {
    case 'person': {
      const { personIslands } = await import('../pages/person/person-islands.tsx');
      return () => personIslands(page);
    }
    case 'login':
    case 'sign-up':
    case 'ask-link':
    case 'check-mail':
    case 'emailed-link': {
      const { accountIslands } = await import('./account-islands.tsx');
      return () => accountIslands(page);
    }
    case 'account-security': {
      const { securityIslands } = await import('./security-islands.tsx');
      return () => securityIslands(page);
    }
    case 'checkout-search':
    case 'checkout-plan':
    case 'checkout-property':
    case 'purchase-credits': {
      const { checkoutIslands } = await import('./checkout-islands.tsx');
      return () => checkoutIslands(page);
    }
    case 'purchase-court-runner': {
      const { purchaseIslands } = await import('./purchase-islands.tsx');
      return () => purchaseIslands(page);
    }
    default:
      return () => [];
  }
}
