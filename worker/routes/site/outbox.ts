import type { EdgeContext } from '../../context.ts';
import { loadPageData } from '../../errors.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { outboxHead } from '../../seo/page-heads.ts';

/** GET /dev/outbox: the mails of a local run; elsewhere there is no such page (localOnly). */
export async function outbox(c: EdgeContext): Promise<Response> {
  const [mails, viewer] = await Promise.all([
    loadPageData(() => createOriginClient(c).get('outbox', {})),
    loadViewer(c),
  ]);
  return renderPage(c, 200, { head: outboxHead(), site: siteFor(c, viewer), page: { kind: 'outbox', mails } });
}
