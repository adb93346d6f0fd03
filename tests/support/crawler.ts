import { matchRoute, type RouteName } from '../../shared/urls/route-table.ts';
import { type ListFacts, readListFacts } from './list-facts.ts';
import { rawRequest } from './raw-http.ts';
import { type ReadPage, readPage } from './read-page.ts';

/** What a link leads to. */
export interface CrawledPage {
  /** path with query after redirects */
  readonly path: string;
  readonly route: RouteName | null;
  readonly status: number;
  /** null if not HTML, or not a 200 */
  readonly page: ReadPage | null;
  /** null for a page without a list to browse or of results */
  readonly facts: ListFacts | null;
}

/** Number of parallel requests. */
const PARALLEL = 4;
const REDIRECTS_MAX = 5;
/** Routes of pages whose lists are read. */
const LISTS: ReadonlySet<RouteName | null> = new Set<RouteName>([
  'person-search',
  'directory-letter',
  'directory-name',
  'white-pages-home',
  'white-pages',
  'property-home',
  'property-search',
]);

/**
 * A search engine that follows plain links within one site. Each request has its own address, so that no limit applies.
 */
export class Crawler {
  /** every link found, by path with query: the number of clicks from the start, and the page it was found on */
  readonly links = new Map<string, { readonly clicks: number; readonly from: string }>();
  readonly pages = new Map<string, CrawledPage>();
  readonly #site: URL;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(site: URL, headers: Readonly<Record<string, string>>) {
    this.#site = site;
    this.#headers = headers;
  }

  /**
   * Breadth first from `start` through every link that it `follows`; for the others it only records that they exist.
   */
  async followFrom(start: string, follows: (path: string) => boolean): Promise<void> {
    this.links.set(start, { clicks: 0, from: start });
    for (let level = [start]; level.length > 0; ) {
      const known = new Set(this.links.keys());
      await this.visit(level);
      level = [...this.links.keys()].filter((path) => !known.has(path) && follows(path));
    }
  }

  /** Reads pages and notes the links on them. */
  async visit(paths: readonly string[]): Promise<void> {
    let next = 0;
    const work = async (): Promise<void> => {
      for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
        const found = await this.#read(path);
        this.pages.set(path, found);
        const clicks = (this.links.get(path)?.clicks ?? 0) + 1;
        for (const href of found.page?.links ?? []) this.#note(href, path, clicks);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
  }

  #note(href: string, from: string, clicks: number): void {
    const url = URL.parse(href, new URL(from, this.#site));
    if (url === null || url.origin !== this.#site.origin) return;
    const path = url.pathname + url.search;
    const known = this.links.get(path);
    if (known === undefined || known.clicks > clicks) this.links.set(path, { clicks, from });
  }

  async #read(asked: string): Promise<CrawledPage> {
    let path = asked;
    for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
      const headers = { ...this.#headers, 'x-local-client': `crawler-${this.pages.size}-${path.length}-${hop}` };
      const { status, headers: answered, body } = await rawRequest(this.#site, path, { headers });
      const isHtml = (answered['content-type'] ?? '').startsWith('text/html');
      if (status < 300 || status >= 400) {
        const route = routeOf(path);
        const isRead = status === 200 && isHtml;
        return {
          path,
          route,
          status,
          page: isRead ? readPage(body) : null,
          facts: isRead && LISTS.has(route) ? readListFacts(body) : null,
        };
      }
      const target = new URL(answered.location ?? '', new URL(path, this.#site));
      if (target.origin !== this.#site.origin) break;
      path = target.pathname + target.search;
    }
    return { path, route: routeOf(path), status: 0, page: null, facts: null };
  }
}

/** The route of a path with query. */
export function routeOf(path: string): RouteName | null {
  return matchRoute(path.split('?', 1)[0] ?? '');
}

/** Whether a link leads nowhere. */
export function isBroken({ status }: CrawledPage): boolean {
  return status !== 200;
}

/** At most `most` entries of a list, evenly spread over it. */
export function spread<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, at) => list[Math.floor(at * step)] as T);
}
