import { entry, pages, parts } from 'virtual:client-assets';
import { Document } from '../../client/document.tsx';
import { loadPage } from '../../client/pages/load-page.ts';
import type { DocumentModel, LateData, PageModel } from '../../client/pages/page-model.ts';
import { type EdgeContext, isHead, siteOrigin } from '../context.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { buildOpenGraph } from '../seo/open-graph.ts';
import { lateHtml } from './late-html.ts';
import { pageDataOf } from './page-data.ts';
import { type LatePart, render } from './walk.ts';

const HTML = { 'Content-Type': 'text/html; charset=UTF-8' };
/** What must follow the late parts. */
const END = '</body></html>';

/**
 * Answers with a page. Without late data it is one piece. Otherwise the shell goes out at once, and the late parts follow
 * as soon as `late` has settled; it must not reject. A fault while the shell renders rejects (the error mapper answers
 * 500); a later fault is logged, and what stands in for the late parts stays.
 */
export async function renderPage(
  c: EdgeContext,
  status: number,
  page: Omit<DocumentModel, 'assets'>,
  late?: Promise<LateData>,
): Promise<Response> {
  c.status(status as 200);
  // Miniflare compresses and then holds the chunks back; this prevents that.
  if (c.get('settings').isLocal) c.header('Content-Encoding', 'identity');
  if (isHead(c)) return c.body(null, { headers: HTML });

  const Page = await loadPage(page.page.kind);
  const model: DocumentModel = { ...page, assets: assetsOf(page.page) };
  const { html, late: lateParts } = render(
    <Document
      model={model}
      pageData={pageDataOf(model)}
      Page={Page}
      entry={entry}
      openGraph={buildOpenGraph(status, page.page.kind, page.head, siteOrigin(c))}
    />,
  );
  if (late === undefined || lateParts.length === 0) return c.body(html, { headers: HTML });
  const shell = html.slice(0, -END.length);
  return c.body(streamPage(shell, lateEnd(c, lateParts, late)), { headers: HTML });
}

async function lateEnd(c: EdgeContext, lateParts: readonly LatePart[], late: Promise<LateData>): Promise<string> {
  try {
    return lateHtml(lateParts, await late) + END;
  } catch (error) {
    logEvent(c, 'render_failed', { message: messageOf(error) });
    return END;
  }
}

const encoder = new TextEncoder();

function streamPage(shell: string, end: Promise<string>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(shell));
    },
    async pull(controller) {
      controller.enqueue(encoder.encode(await end));
      controller.close();
    },
  });
}

/** Court Runner's style sheets are linked only on pages that show it, so no other page waits for them. */
function assetsOf(page: PageModel): DocumentModel['assets'] {
  const assets = pages[page.kind] ?? { scripts: [], styles: [], page: null };
  if (page.kind !== 'person' || page.details.courtRunnerInfo === null) return assets;
  return { ...assets, styles: [...new Set([...assets.styles, ...(parts['court-runner'] ?? [])])] };
}
