import { describeAccount } from '../../account/describe-account.ts';
import { loadOwn, toLogIn } from '../../account/load-own.ts';
import { loadPlan } from '../../checkout/load-held-plan.ts';
import { creditPrice } from '../../checkout/price-list.ts';
import type { EdgeContext } from '../../context.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { accountHead } from '../../seo/account-heads.ts';

/** GET /account: what the viewer has; a buyer whose address is not proven sees what they bought. */
export async function account(c: EdgeContext): Promise<Response> {
  const client = createOriginClient(c);
  const own = await loadOwn(c, async () => {
    const [plan, purchases, invoices, price] = await Promise.all([
      loadPlan(c),
      client.get('purchases', {}),
      client.get('invoices', {}),
      creditPrice(c),
    ]);
    return { plan, purchases, invoices, price };
  });
  if (own === null) return toLogIn(c);
  return renderPage(c, 200, {
    head: accountHead('account'),
    site: siteFor(c, own.viewer),
    page: { ...describeAccount(own.viewer, own.data, c.get('settings').propertySite), ...own.data.price },
  });
}
