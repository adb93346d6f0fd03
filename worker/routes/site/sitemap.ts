import { SITEMAP_LISTS, type SitemapEntry, type SitemapList } from '../../../shared/contract/finding/browse.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { nullFor404 } from '../../origin-client/errors.ts';
import { aboutSite } from '../../render/about-site.ts';
import { loadDirectory } from '../../search/load-directory.ts';
import { robotsTxt } from '../../seo/robots-txt.ts';
import { sitemapFileXml, sitemapIndexXml, sitemapPagesXml } from '../../seo/sitemap-xml.ts';

/** The pages that do not depend on who is on record; we do not track when they changed. */
const PAGES_FILE = { list: 'pages', file: 1, lastModified: null } as const;

/**
 * GET /sitemap.xml: the files, for search engines. A failure is a 503 and never a 404, which would say that there is no
 * sitemap.
 */
export async function sitemap(c: EdgeContext): Promise<Response> {
  const { files } = await createOriginClient(c).get('sitemap', {});
  const ours = files.filter(({ list }) => isOurs(c, list));
  return answerXml(c, sitemapIndexXml([PAGES_FILE, ...ours], siteOrigin(c)));
}

/** GET /sitemaps/people-1.xml: the contents of one file. 404 for an unknown file. */
export async function sitemapFile(c: EdgeContext): Promise<Response> {
  const params = paramsOf(c, 'sitemap-file');
  if (params.list === PAGES_FILE.list) return answerPages(c, params.file);
  const list = SITEMAP_LISTS.find((name) => name === params.list);
  if (list === undefined || !isOurs(c, list)) throw noSuchFile();
  return answerXml(c, sitemapFileXml(await loadEntries(c, list, params.file), siteOrigin(c)));
}

/** The fixed pages need no origin: if it does not list the letters of last names, they are served alone. */
async function answerPages(c: EdgeContext, file: number): Promise<Response> {
  if (file !== PAGES_FILE.file) throw noSuchFile();
  const letters = (await loadDirectory(c))?.letters ?? [];
  const pages = [
    paths.home(),
    paths.peopleSearch(),
    paths.reversePhone(),
    paths.addressSearch(),
    paths.propertyHome(),
    paths.directory(),
    paths.whitePagesHome(),
    paths.sampleReport(),
    paths.optOut(),
    paths.privacy(),
    paths.howWeCollectData(),
    paths.terms(),
    paths.help(),
    paths.glossary(),
    ...letters.map(({ letter }) => paths.directoryLetter({ lastName: letter })),
  ];
  return answerXml(c, sitemapPagesXml(pages, siteOrigin(c)));
}

function noSuchFile(): Refusal {
  return new Refusal(404, 'no such sitemap');
}

/** A sitemap lists pages of its own host only: if properties have another site, that one lists them (P2-120). */
function isOurs(c: EdgeContext, list: SitemapList): boolean {
  return list !== 'properties' || c.get('settings').propertySite === null;
}

async function loadEntries(c: EdgeContext, list: SitemapList, file: number): Promise<readonly SitemapEntry[]> {
  const found = await nullFor404(createOriginClient(c).get('sitemapFile', {}, { list, file: String(file) }));
  if (found === null) throw noSuchFile();
  return found.entries;
}

/** Written while it is read, so no file is in memory twice. */
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

/** GET /robots.txt. A site without pages for search engines does not offer them its sitemap. */
export async function robots(c: EdgeContext): Promise<Response> {
  const { mayIndex } = await aboutSite(c);
  const sitemapUrl = mayIndex ? siteOrigin(c) + paths.sitemap() : null;
  return c.text(robotsTxt({ refusesAiCrawlers: c.get('settings').refusesAiCrawlers, sitemapUrl }));
}
