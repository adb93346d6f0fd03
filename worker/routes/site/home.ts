import type { HomePrice } from '../../../client/pages/home/home-model.ts';
import { priceNote } from '../../../client/pages/pricing/price-note.ts';
import { includedIn } from '../../../client/pages/pricing/pricing-rows.ts';
import { loadPriceList, MENTION_WAIT_MS, soldPriceOf } from '../../checkout/price-list.ts';
import { pricingColumns } from '../../checkout/pricing-columns.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { loadDirectory } from '../../search/load-directory.ts';
import { hasFlags, homeHead } from '../../seo/page-heads.ts';

/** GET / */
export async function home(c: EdgeContext): Promise<Response> {
  const [viewer, directory, list] = await Promise.all([
    loadViewer(c),
    loadDirectory(c),
    loadPriceList(c, MENTION_WAIT_MS),
  ]);
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: homeHead(siteOrigin(c), hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer),
    page: {
      kind: 'home',
      directory,
      reportPrice: soldPriceOf(list, 'report')?.short ?? null,
      prices: pricesOf(list),
    },
  });
}

const SHOWN = ['report', 'premium', 'business'] as const satisfies readonly HomePrice['tier'][];

/** The same for everybody: the table of plans, to which the page leads, knows the viewer. */
function pricesOf(list: Awaited<ReturnType<typeof loadPriceList>>): readonly HomePrice[] {
  const columns = pricingColumns(list ?? [], { funnel: {}, plan: null });
  return SHOWN.flatMap((tier) => {
    const column = columns.find((one) => one.tier === tier);
    if (column === undefined) return [];
    const { price, period, yearPrice } = column;
    return [{ tier, price, note: priceNote(period, yearPrice, ' · '), has: includedIn(column) }];
  });
}
