import { useEffect } from 'react';
import type { PersonBrowserModel } from '../browser-model.ts';

/**
 * Once the page has loaded, links the addresses whose ids are missing (P4-082). Nothing moves: an address whose id is
 * found becomes a link in place. A failure changes nothing (P4-085, P8-025); bots request nothing (P3-040).
 */
export function useRecoveredAddresses({ lacksIds, details }: PersonBrowserModel): void {
  const { id } = details.results;
  useEffect(() => {
    if (lacksIds === null) return;
    import('./link-recovered-addresses.ts').then(
      ({ linkRecoveredAddresses }) => linkRecoveredAddresses(id, lacksIds),
      () => {},
    );
  }, [id, lacksIds]);
}
