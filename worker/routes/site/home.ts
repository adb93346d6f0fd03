import { reportPrice } from '../../checkout/price-list.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { loadDirectory } from '../../search/load-directory.ts';
import { hasFlags, homeHead } from '../../seo/page-heads.ts';

/** GET / */
export async function home(c: EdgeContext): Promise<Response> {
  const [viewer, directory, price] = await Promise.all([loadViewer(c), loadDirectory(c), reportPrice(c)]);
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: homeHead(siteOrigin(c), hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer),
    page: { kind: 'home', directory, reportPrice: price },
  });
}
