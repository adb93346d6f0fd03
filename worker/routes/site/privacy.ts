import { type EdgeContext, siteOrigin } from '../../context.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { hasFlags, privacyHead } from '../../seo/page-heads.ts';

/** GET /privacy: what we keep, why and for how long (P2-114). */
export async function privacy(c: EdgeContext): Promise<Response> {
  const viewer = await loadViewer(c);
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: privacyHead(siteOrigin(c), hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer),
    page: { kind: 'privacy' },
  });
}
