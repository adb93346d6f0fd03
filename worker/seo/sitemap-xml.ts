import type { SitemapEntry } from '../../shared/contract/finding/browse.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Entries written at once; between two pieces other requests get their turn. */
const PIECE_ENTRIES = 500;

/** A file's `list` and number, and the month of its latest change, or null. */
interface SitemapFile {
  readonly list: string;
  readonly file: number;
  readonly lastModified: string | null;
}

/** The index of the sitemap's files; `origin` is scheme and host. */
export function* sitemapIndexXml(files: readonly SitemapFile[], origin: string): Generator<string> {
  yield `${DECLARATION}<sitemapindex ${NAMESPACE}>\n`;
  for (const { list, file, lastModified } of files)
    yield element('sitemap', origin + paths.sitemapFile({ list, file }), lastModified);
  yield '</sitemapindex>\n';
}

/** The file of pages that do not depend on who is on record, by their paths; `origin` is scheme and host. */
export function* sitemapPagesXml(pages: readonly string[], origin: string): Generator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n`;
  yield pages.map((path) => element('url', origin + path, null)).join('');
  yield '</urlset>\n';
}

/** One file, in pieces: each page by its canonical URL. `origin` is scheme and host. */
export function* sitemapFileXml(entries: readonly SitemapEntry[], origin: string): Generator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n`;
  for (let at = 0; at < entries.length; at += PIECE_ENTRIES)
    yield entries
      .slice(at, at + PIECE_ENTRIES)
      .map((entry) =>
        pathsOf(entry)
          .map((path) => element('url', origin + path, entry.lastModified))
          .join(''),
      )
      .join('');
  yield '</urlset>\n';
}

/** The pages of an entry; a place has one for its people and one for its properties. */
function pathsOf(entry: SitemapEntry): string[] {
  switch (entry.kind) {
    case 'person': {
      const { fullName: name, city, stateCode, id } = entry;
      return [paths.person({ name, city, stateCode, id })];
    }
    case 'last-name':
      return [paths.directoryName({ lastName: entry.partial })];
    case 'place': {
      const location = placeText(entry.city, entry.stateCode);
      return [
        ...(entry.hasPeople ? [paths.whitePages({ location })] : []),
        ...(entry.hasProperties ? [paths.propertySearch({ location })] : []),
      ];
    }
    case 'property':
      return [paths.property({ pnpId: entry.pnpId })];
  }
}

/** A month alone is a valid date (W3C Datetime); unknown dates are left out. */
function element(name: 'sitemap' | 'url', address: string, lastModified: string | null): string {
  const modified = lastModified === null ? '' : `<lastmod>${lastModified}</lastmod>`;
  return `<${name}><loc>${escapeXml(address)}</loc>${modified}</${name}>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
