import { entry, pages } from 'virtual:client-assets';
import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import { DeferredContext, jsonForScript } from '../../client/deferred-data.tsx';
import { Document } from '../../client/document.tsx';
import { loadPage } from '../../client/pages/load-page.ts';
import type { DeferredData, DocumentModel } from '../../client/pages/page-model.ts';
import type { EdgeContext } from '../context.ts';

const NO_DEFERRED: DeferredData = { counts: Promise.resolve(null) };

/**
 * Streams a page: the shell at once, what `deferred` holds as it arrives. A fault while the shell renders rejects (the
 * error mapper answers 500); a fault after it is logged and the browser renders that part itself.
 */
export async function renderPage(
  c: EdgeContext,
  status: number,
  page: Omit<DocumentModel, 'assets'>,
  deferred: DeferredData = NO_DEFERRED,
): Promise<Response> {
  const Page = await loadPage(page.page.kind);
  const model: DocumentModel = { ...page, assets: pages[page.page.kind] ?? { scripts: [], styles: [] } };
  const options = {
    stream: { 'Content-Type': 'text/html; charset=UTF-8' },
    readableStreamOptions: {
      nonce: c.var.nonce,
      bootstrapModules: [entry],
      onError: (error: unknown) => logRenderError(c, error),
    },
  };
  await reactRenderer(undefined, options)(c as unknown as Context, async () => {});
  c.status(status as 200);
  return c.render(
    <DeferredContext value={deferred}>
      <Document model={model} pageData={jsonForScript(model)} Page={Page} />
    </DeferredContext>,
  ) as Promise<Response>;
}

function logRenderError(c: EdgeContext, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(JSON.stringify({ event: 'render_failed', trackingId: c.var.trackingId, message }));
}
