import type { DeferredData, DocumentModel } from '../client/pages/page-model.ts';
import type { EdgeContext } from './context.ts';

/** Replaces render-page.tsx in tests: the model as JSON, and deferred data under `deferredCounts`. */
export async function renderPage(
  _c: EdgeContext,
  status: number,
  page: Omit<DocumentModel, 'assets'>,
  deferred?: DeferredData,
): Promise<Response> {
  const body = { ...page, ...(deferred === undefined ? {} : { deferredCounts: await deferred.counts }) };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });
}
