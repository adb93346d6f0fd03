import { parseFunnelQuery } from '../../../shared/funnels/funnel-link.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { livePlanOf, loadPlan } from '../../checkout/load-held-plan.ts';
import { loadProducts } from '../../checkout/load-products.ts';
import { pricingColumns, pricingSingle } from '../../checkout/pricing-columns.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { pricingHead } from '../../seo/billing-heads.ts';

/** GET /checkout/pricing (F2-59): what the origin sells, as a table; its links keep the funnel. */
export async function pricing(c: EdgeContext): Promise<Response> {
  const [{ products, fairUsePeople }, viewer, plan] = await loadPageData(() =>
    Promise.all([loadProducts(c), loadViewer(c), loadPlan(c)]),
  );
  const funnel = parseFunnelQuery(c.get('url').searchParams);
  return renderPage(c, 200, {
    head: pricingHead(siteOrigin(c) + paths.pricing()),
    site: siteFor(c, viewer),
    page: {
      kind: 'pricing',
      columns: pricingColumns(products, { funnel, plan: livePlanOf(plan) }),
      single: pricingSingle(products),
      fairUsePeople: fairUsePeople ?? null,
    },
  });
}
