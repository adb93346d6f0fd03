import { type EdgeContext, siteOrigin } from '../../context.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { glossaryHead, hasFlags } from '../../seo/page-heads.ts';

/** GET /glossary: what the words in public records mean. */
export async function glossary(c: EdgeContext): Promise<Response> {
  const viewer = await loadViewer(c);
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: glossaryHead(siteOrigin(c), hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer),
    page: { kind: 'glossary' },
  });
}
