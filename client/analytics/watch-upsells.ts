import { parseFunnelSlot, parseFunnelType } from '../../shared/funnels/funnel-values.ts';
import { track } from './track.ts';

/**
 * Tracks clicks on links into a funnel (F7-25): a link's URL says where on the page it is (P2-128). Unknown places are
 * skipped, because the call would reject the entire batch; so are links that spend a credit, which sell nothing.
 */
export function watchUpsells(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="wp_content="]');
    if (link === null || link.dataset.credit !== undefined) return;
    const query = new URL(link.href).searchParams;
    const slot = parseFunnelSlot(query.get('wp_content'));
    if (slot !== null) track('upsell_clicked', { slot, funnelType: parseFunnelType(query.get('funnelType')) });
  });
}
