import { browseCopy } from '../../shared/copy/search/browse.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { loadPageData, NotListed } from '../failures/errors.ts';
import { nullFor404 } from '../origin-client/errors.ts';
import { loadViewer } from '../render/site-model.ts';

/** The last page that the origin can be asked for; no list is that long. */
const PAGE_MAX = 9_999_999;

const words = browseCopy.notListed;

/** A page of a browse list and who reads it; `answer` is null where the list, or that page of it, is none. */
export async function findBrowsePage<T>(c: EdgeContext, load: (query: { page?: string }) => Promise<T>) {
  const page = parsePage(c.var.url.searchParams.get('page'));
  if (page > PAGE_MAX) throw noSuchPage(c);
  const query = page === 1 ? {} : { page: String(page) };
  const [answer, viewer] = await loadPageData(() => Promise.all([nullFor404(load(query)), loadViewer(c)]));
  // Whether there is such a list at all is not asked about once more.
  if (answer === null && page > 1) throw noSuchPage(c);
  return { answer, viewer };
}

/** The same for a list that has a page for everything it can be asked: what it does not have is a 404 with a way on. */
export async function loadBrowsePage<T>(
  c: EdgeContext,
  load: (query: { page?: string }) => Promise<T>,
  missing: keyof typeof notListed,
) {
  const { answer, viewer } = await findBrowsePage(c, load);
  if (answer === null) throw notListed[missing]();
  return { answer, viewer };
}

/** 404s of what is in no list: never was, or was taken off, which nobody is told. */
export const notListed = {
  place: () => lead(words.place, paths.directory()),
  letter: () => lead(words.letter, paths.directory()),
  name: () => lead(words.name, paths.directory()),
} as const;

function noSuchPage(c: EdgeContext): NotListed {
  return lead(words.page, c.var.url.pathname);
}

function lead({ title, text, link }: (typeof words)[keyof typeof words], href: string): NotListed {
  return new NotListed({ title, text, link: { text: link, href } });
}

/** The page asked for, which may be behind the last; anything that is no number from 1 on is the first (F2-25). */
export function parsePage(text: string | null): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : 1;
  return Math.max(page, 1);
}
