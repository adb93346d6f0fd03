import type { FunnelSlot } from '../../shared/funnels/decide-funnel.ts';
import { track } from './track.ts';

/** Records clicks on links into a funnel (F7-25): each says in its address where on the page it stands (P2-128). */
export function watchUpsells(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="wp_content="]');
    if (link === null) return;
    const query = new URL(link.href).searchParams;
    track('upsell_clicked', {
      slot: query.get('wp_content') as FunnelSlot,
      funnelType: query.get('funnelType') ?? 'default',
    });
  });
}
