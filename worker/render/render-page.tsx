import { entry, pages, parts } from 'virtual:client-assets';
import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import { DeferredContext } from '../../client/deferred-data.tsx';
import { Document } from '../../client/document.tsx';
import { loadPage } from '../../client/pages/load-page.ts';
import type { DeferredData, DocumentModel, PageModel } from '../../client/pages/page-model.ts';
import { type EdgeContext, isHead, siteOrigin } from '../context.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { buildOpenGraph } from '../seo/open-graph.ts';
import { pageDataOf } from './page-data.ts';

const NO_DEFERRED: DeferredData = { counts: Promise.resolve(null) };
const HTML = 'text/html; charset=UTF-8';

/**
 * Streams a page: the shell at once, `deferred` as it arrives; with nothing deferred, as for bots, it comes in one
 * piece. A fault while the shell renders rejects (the error mapper answers 500); a later fault is logged and the
 * browser renders that part itself.
 */
export async function renderPage(
  c: EdgeContext,
  status: number,
  page: Omit<DocumentModel, 'assets'>,
  deferred: DeferredData = NO_DEFERRED,
): Promise<Response> {
  c.status(status as 200);
  // Miniflare compresses and then holds the chunks back; this prevents that.
  if (c.var.settings.isLocal) c.header('Content-Encoding', 'identity');
  if (isHead(c)) return c.body(null, { headers: { 'Content-Type': HTML } });

  const Page = await loadPage(page.page.kind);
  const model: DocumentModel = { ...page, assets: assetsOf(page.page) };
  const options = {
    stream: { 'Content-Type': HTML },
    readableStreamOptions: {
      nonce: c.var.nonce,
      bootstrapModules: [entry],
      onError: (error: unknown) => logEvent(c, 'render_failed', { message: messageOf(error) }),
    },
  };
  // Created per request: the renderer's options contain the nonce.
  await reactRenderer(undefined, options)(c as unknown as Context, async () => {});
  return c.render(
    <DeferredContext value={deferred}>
      <Document
        model={model}
        pageData={pageDataOf(model)}
        Page={Page}
        openGraph={buildOpenGraph(status, page.page.kind, page.head, siteOrigin(c))}
      />
    </DeferredContext>,
  ) as Promise<Response>;
}

/** Court Runner's style sheets are linked only on pages that show it, so no other page waits for them. */
function assetsOf(page: PageModel): DocumentModel['assets'] {
  const assets = pages[page.kind] ?? { scripts: [], styles: [], page: null };
  if (page.kind !== 'person' || page.details.courtRunnerInfo === null) return assets;
  return { ...assets, styles: [...new Set([...assets.styles, ...(parts['court-runner'] ?? [])])] };
}
