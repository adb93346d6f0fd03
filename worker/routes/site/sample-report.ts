import { type EdgeContext, siteOrigin } from '../../context.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { hasFlags, sampleReportHead } from '../../seo/page-heads.ts';

/** GET /sample-report: the report about a person we invented. */
export async function sampleReport(c: EdgeContext): Promise<Response> {
  const viewer = await loadViewer(c);
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: sampleReportHead(siteOrigin(c), hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer),
    page: { kind: 'sample-report' },
  });
}
