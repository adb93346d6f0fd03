import { boot, sheets } from 'virtual:client-assets';
import { Document } from '../../client/document.tsx';
import { loadPage } from '../../client/pages/load-page.ts';
import type { DocumentModel, LateData, PageModel } from '../../client/pages/page-model.ts';
import { browserModelOf } from '../../client/pages/person/model-of.ts';
import type { Person } from '../../shared/contract/person/person.ts';
import { twoPartStream } from '../../shared/http/two-part-stream.ts';
import { lowLookups } from '../../shared/people/low-lookups.ts';
import { hasOpenReport } from '../../shared/people/open-report.ts';
import { type EdgeContext, isHead, siteOrigin } from '../context.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { buildOpenGraph } from '../seo/open-graph.ts';
import { structuredData } from '../seo/structured-data/structured-data.ts';
import { withAboutSite } from './about-site.ts';
import { lateHtml } from './late-html.ts';
import { withNoFollow } from './no-follow.ts';
import { pageDataOf } from './page-data.ts';
import { type LatePart, type Rendered, render } from './walk.ts';

const FONT = '/newsreader-400-500.woff2';
/**
 * What every page needs and its HTML names late, or only its style sheet does. Cloudflare sends it ahead of the page
 * (Early Hints), and browsers read it from the page's own headers.
 */
const PRELOAD = [
  `<${boot}>; rel=preload; as=script; crossorigin`,
  `<${FONT}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
];
const HTML = { 'Content-Type': 'text/html; charset=UTF-8', Link: PRELOAD.join(', ') };
/** What must follow the late parts. */
const END = '</body></html>';

/** A page and what surrounds it, without the build's files. */
export type PageToRender = Omit<DocumentModel, 'assets'>;

/**
 * Answers with a page. Without late data it is one piece. Otherwise the shell goes out at once, and the late parts follow
 * as soon as `late` has settled; it must not reject. A fault while the shell renders rejects (the error mapper answers
 * 500); a later fault is logged, and what stands in for the late parts stays.
 */
export async function renderPage(
  c: EdgeContext,
  status: number,
  page: PageToRender,
  late?: Promise<LateData>,
): Promise<Response> {
  if (isHead(c)) return sendPage(c, status, null);
  const { html, late: lateParts } = await renderDocument(c, status, await withAboutSite(c, page));
  if (late === undefined || lateParts.length === 0) return sendPage(c, status, html);
  const shell = html.slice(0, -END.length);
  return sendPage(c, status, twoPartStream(shell, lateEnd(c, lateParts, late)));
}

/** Renders a page in one piece, for those who keep it. */
export async function renderWhole(c: EdgeContext, page: PageToRender): Promise<Uint8Array<ArrayBuffer>> {
  const { html } = await renderDocument(c, 200, await withAboutSite(c, page));
  return new TextEncoder().encode(html);
}

/** Answers with HTML that is ready, or becomes so; null for its headers alone. */
export function sendPage(
  c: EdgeContext,
  status: number,
  html: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null,
): Response {
  c.status(status as 200);
  // Miniflare compresses and then holds the chunks back; this prevents that.
  if (c.get('settings').isLocal) c.header('Content-Encoding', 'identity');
  return c.body(html as string, { headers: HTML });
}

async function renderDocument(c: EdgeContext, status: number, page: PageToRender): Promise<Rendered> {
  const origin = siteOrigin(c);
  const Page = await loadPage(page.page.kind);
  const model: DocumentModel = { ...page, assets: assetsOf(page) };
  const { html, late } = render(
    <Document
      model={model}
      pageData={pageDataOf(model)}
      Page={Page}
      openGraph={buildOpenGraph(status, page.page.kind, page.head, origin)}
      structuredData={structuredData({ ...page, status, botClass: c.get('botClass'), origin })}
    />,
  );
  return { html: forCrawlers(html), late };
}

/** React's development build, under `vite dev`, complains about an attribute that it would not have written itself. */
const forCrawlers = (html: string): string => (import.meta.env.DEV ? html : withNoFollow(html));

async function lateEnd(c: EdgeContext, lateParts: readonly LatePart[], late: Promise<LateData>): Promise<string> {
  try {
    return forCrawlers(lateHtml(lateParts, await late)) + END;
  } catch (error) {
    logEvent(c, 'render_failed', { message: messageOf(error) });
    return END;
  }
}

/**
 * The parts of a person page that few readers see are in a sheet of their own, and so is the banner that asks for consent:
 * no other page waits for them.
 */
function assetsOf({ page, site }: PageToRender): DocumentModel['assets'] {
  const styles = sheetsOf(hasRareParts(page, site.path) ? `${page.kind}+rare` : page.kind);
  const hasRunner = page.kind === 'sample-report' || (page.kind === 'person' && page.details.courtRunnerInfo !== null);
  const beside = [...(hasRunner ? sheetsOf('court-runner') : []), ...(site.asksForConsent ? sheetsOf('consent') : [])];
  return { boot, styles: [...styles, ...beside] };
}

function sheetsOf(page: string): readonly string[] {
  const found = sheets[page];
  if (found === undefined) throw new Error(`no style sheets were built for ${page}`);
  return found;
}

/** What a line with dates takes (lay-line.ts); if none of the homes has a date, the sheet is loaded in vain. */
const mayHaveDatedLine = ({ addresses }: Person) =>
  addresses.some(({ type }) => type === 'full') && addresses.every(({ type }) => type !== 'obfuscated');

function hasRareParts(page: PageModel, path: string): boolean {
  if (page.kind !== 'person') return false;
  const { details, asksToLogIn } = page;
  return (
    path.includes('?') ||
    asksToLogIn !== null ||
    details.userInfo.isOutOfLookups ||
    details.userInfo.canOpen === true ||
    lowLookups(details.userInfo.lookupUsage) !== null ||
    details.courtRunnerInfo !== null ||
    hasOpenReport(details) ||
    browserModelOf(page).phonesToCheck.length > 0 ||
    mayHaveDatedLine(details.results)
  );
}
