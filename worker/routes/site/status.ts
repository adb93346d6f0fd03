import type { EdgeContext } from '../../context.ts';
import { loadPageData } from '../../errors.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { sendSecurityCounts } from '../../security-log.ts';
import { statusHead } from '../../seo/page-heads.ts';

/** GET /dev/status: what both workers refused; only a local run has such a page (localOnly). */
export async function status(c: EdgeContext): Promise<Response> {
  await sendSecurityCounts(c);
  const [security, viewer] = await Promise.all([
    loadPageData(() => createOriginClient(c).get('securityCounts', {})),
    loadViewer(c),
  ]);
  return renderPage(c, 200, { head: statusHead(), site: siteFor(c, viewer), page: { kind: 'status', security } });
}
