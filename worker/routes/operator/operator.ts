import type { EdgeContext } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { operatorHead } from '../../seo/page-heads.ts';

/** GET /operator: what waits. Guarded by the step `operator`, like every page below it. */
export async function operatorOverview(c: EdgeContext): Promise<Response> {
  const overview = await loadPageData(() => createOriginClient(c).get('operatorOverview', {}));
  return renderPage(c, 200, {
    head: operatorHead('operator'),
    site: anonymousSite(c),
    page: { kind: 'operator', ...overview },
  });
}
