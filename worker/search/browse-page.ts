import { browseCopy } from '../../shared/copy/search/browse.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { loadPageData, NotListed } from '../failures/errors.ts';
import { nullFor404 } from '../origin-client/errors.ts';
import { loadViewer } from '../render/site-model.ts';
import { linkTo, loadMeantPlaces } from './meant-places.ts';
import { isWiderThanCity } from './place-path.ts';

/** The last page the origin can be asked for; no list is that long. */
const PAGE_MAX = 9_999_999;

const words = browseCopy.notListed;

/** A page of a browse list and its viewer; `answer` is null if there is no such list or page. */
export async function findBrowsePage<T>(c: EdgeContext, load: (query: { page?: string }) => Promise<T>) {
  const page = parsePage(c.get('url').searchParams.get('page'));
  if (page > PAGE_MAX) throw noSuchPage(c);
  const query = page === 1 ? {} : { page: String(page) };
  const [answer, viewer] = await loadPageData(() => Promise.all([nullFor404(load(query)), loadViewer(c)]));
  // Whether the list itself exists is not worth a second call.
  if (answer === null && page > 1) throw noSuchPage(c);
  return { answer, viewer };
}

/** The same for lists that always have an empty page to fall back on: a missing one is a 404 with a link. */
export async function loadBrowsePage<T>(
  c: EdgeContext,
  load: (query: { page?: string }) => Promise<T>,
  missing: keyof typeof notListed,
) {
  const { answer, viewer } = await findBrowsePage(c, load);
  if (answer === null) throw notListed[missing]();
  return { answer, viewer };
}

/** 404s for anything in no list: it never was, or was removed; we do not say which. */
export const notListed = {
  letter: () => lead(words.letter, paths.directory()),
  name: () => lead(words.name, paths.directory()),
} as const;

/** The 404 of the white pages of a text that is no place, or of one where nobody is listed. */
export async function noSuchPlace(c: EdgeContext, location: string): Promise<NotListed> {
  const meant = await loadMeantPlaces(c, location);
  const others = meant
    .filter(({ people }) => people > 0)
    .map((place) => linkTo(place, (own) => paths.whitePages({ location: own })));
  const { title, text, link } = isWiderThanCity(location) && others.length > 0 ? words.area : words.place;
  return new NotListed({ title, text, link: { text: link, href: paths.directory() }, meant: others });
}

function noSuchPage(c: EdgeContext): NotListed {
  return lead(words.page, c.get('url').pathname);
}

function lead({ title, text, link }: (typeof words)[keyof typeof words], href: string): NotListed {
  return new NotListed({ title, text, link: { text: link, href } });
}

/** The requested page, which may be past the last; anything other than a number from 1 up is the first (F2-25). */
export function parsePage(text: string | null): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : 1;
  return Math.max(page, 1);
}
