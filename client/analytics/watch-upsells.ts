import { parseFunnelSlot, parseFunnelType } from '../../shared/funnels/funnel-values.ts';
import { track } from './track.ts';

/**
 * Records clicks on links into a funnel (F7-25): each says in its address where on the page it stands (P2-128). A place
 * that no page has is not told, because the call refuses a whole batch for it; nor is a credit that is spent, which sells
 * nothing.
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
