import type { EdgeContext } from '../context.ts';
import { loadPageData, Refusal } from '../errors.ts';
import { nullFor404 } from '../person/ladder-lookups.ts';
import { loadViewer } from '../render/site-model.ts';
import { parsePage } from './results.ts';

/** The last page that the origin can be asked for; no list is that long. */
const PAGE_MAX = 9_999_999;

/** A page of a browse list and who reads it. What is nowhere in the list, or behind its end, is one 404 (F8-10). */
export async function loadBrowsePage<T>(c: EdgeContext, load: (query: { page?: string }) => Promise<T>) {
  const page = parsePage(c.var.url.searchParams.get('page'));
  if (page > PAGE_MAX) throw nobodyHere();
  const query = page === 1 ? {} : { page: String(page) };
  const [answer, viewer] = await loadPageData(() => Promise.all([nullFor404(load(query)), loadViewer(c)]));
  if (answer === null) throw nobodyHere();
  return { answer, viewer };
}

/** 404: nobody, or nothing, is listed under this address. */
export function nobodyHere(): Refusal {
  return new Refusal(404, 'nobody is listed here');
}
