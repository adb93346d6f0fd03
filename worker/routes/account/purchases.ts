import { COURT_RUNNER_ID } from '../../../shared/people/person-sections.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { loadOwn, toLogIn } from '../../account/load-own.ts';
import { creditPrice } from '../../checkout/price-list.ts';
import type { EdgeContext } from '../../context.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { accountHead } from '../../seo/account-heads.ts';

/**
 * GET /account/purchases: what the viewer bought and can still use; for buyers without an account, too. A mail leads to
 * a part of it by a parameter, which survives the login, as an anchor does not: 303 to the anchor.
 */
export async function purchases(c: EdgeContext): Promise<Response> {
  const own = await loadOwn(c, () => createOriginClient(c).get('purchases', {}));
  if (own === null) return toLogIn(c);
  if (c.get('url').searchParams.get('part') === COURT_RUNNER_ID)
    return c.redirect(`${paths.purchases()}#${COURT_RUNNER_ID}`, 303);
  const { viewer, data } = own;
  return renderPage(c, 200, {
    head: accountHead('purchases'),
    site: siteFor(c, viewer),
    page: {
      kind: 'purchases',
      purchases: data,
      propertySite: c.get('settings').propertySite,
      ...(viewer.scope === 'purchase' ? { guest: { email: viewer.primaryEmail, redirect: paths.purchases() } } : {}),
      ...(await creditPrice(c)),
      now: Date.now(),
    },
  });
}
