import { SITEMAP_LISTS, type SitemapEntry, type SitemapList } from '../../shared/contract/browse.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../context.ts';
import { Refusal } from '../errors.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { OriginProblem } from '../origin-client/errors.ts';
import { sitemapFileXml, sitemapIndexXml } from '../seo/sitemap-xml.ts';

/** GET /sitemap.xml: the files, for search engines. A failure is a 503 and never a 404, which would say that there is none. */
export async function sitemap(c: EdgeContext): Promise<Response> {
  const { files } = await createOriginClient(c).get('sitemap', {});
  const ours = files.filter(({ list }) => isOurs(c, list));
  return answerXml(c, sitemapIndexXml({ files: ours }, siteOrigin(c)));
}

/** GET /sitemaps/people-1.xml: what one file names. 404 for one that there is not. */
export async function sitemapFile(c: EdgeContext): Promise<Response> {
  const params = paramsOf(c, 'sitemap-file');
  const list = SITEMAP_LISTS.find((name) => name === params.list);
  if (list === undefined || !isOurs(c, list)) throw new Refusal(404, 'no such sitemap');
  return answerXml(c, sitemapFileXml(await loadEntries(c, list, params.file), siteOrigin(c)));
}

/** A sitemap names pages of its own host: where properties have another site, that one lists them (P2-120). */
function isOurs(c: EdgeContext, list: SitemapList): boolean {
  return list !== 'properties' || c.var.settings.propertySite === null;
}

async function loadEntries(c: EdgeContext, list: SitemapList, file: number): Promise<readonly SitemapEntry[]> {
  try {
    return (await createOriginClient(c).get('sitemapFile', {}, { list, file: String(file) })).entries;
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 404) throw new Refusal(404, 'no such sitemap');
    throw error;
  }
}

/** Written while it is read, so that no file stands in memory twice. */
function answerXml(c: EdgeContext, pieces: Generator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return c.body(body, 200, { 'Content-Type': 'application/xml; charset=UTF-8' });
}
