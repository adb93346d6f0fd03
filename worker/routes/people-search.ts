import { SEARCH_TEXT_MAX } from '../../shared/contract/calls/finding.ts';
import { peopleSearchCopy } from '../../shared/copy/people-search.ts';
import { paths } from '../../shared/urls/paths.ts';
import { buildSegment, hasUnspellableLetters, PLACEHOLDER } from '../../shared/urls/segments.ts';
import { type EdgeContext, siteOrigin } from '../context.ts';
import { allowRevalidation } from '../middleware/cache-rule.ts';
import { renderPage } from '../render/render-page.tsx';
import { loadViewer, siteFor } from '../render/site-model.ts';
import { peopleSearchHead } from '../seo/page-heads.ts';

/** The form's fields, as they were typed. */
interface SearchInput {
  readonly name: string;
  readonly location: string;
}

/** GET /people-search: the search form as a page of its own, with what its query fills in. */
export async function peopleSearch(c: EdgeContext): Promise<Response> {
  return renderSearchForm(c, 200, readInput(c), null);
}

/** GET /search: where the form goes without JavaScript. 303 to the results, or the form with what is wrong (F5-03). */
export async function searchForm(c: EdgeContext): Promise<Response> {
  const input = readInput(c);
  const error = errorIn(input);
  if (error !== null) return renderSearchForm(c, 400, input, error);
  return c.redirect(paths.personSearch(input), 303);
}

/** What is wrong with the input, in a sentence for the visitor; null when it can be searched for. */
export function errorIn({ name }: SearchInput): string | null {
  if (hasUnspellableLetters(name)) return peopleSearchCopy.unspellableName;
  return buildSegment(name) === PLACEHOLDER ? peopleSearchCopy.missingName : null;
}

/** Control characters and runs of space as one space; longer than anybody's name is cut. */
export function tidy(text: string | null): string {
  return (text ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_TEXT_MAX);
}

function readInput(c: EdgeContext): SearchInput {
  const query = c.var.url.searchParams;
  return { name: tidy(query.get('name')), location: tidy(query.get('location')) };
}

/** The form with what was typed already. Only the empty one is a page of its own, for search engines. */
export async function renderSearchForm(
  c: EdgeContext,
  status: 200 | 400,
  input: SearchInput,
  error: string | null,
): Promise<Response> {
  allowRevalidation(c);
  const viewer = await loadViewer(c);
  return renderPage(c, status, {
    head: peopleSearchHead(siteOrigin(c), input.name !== '' || input.location !== '' || error !== null),
    site: siteFor(c, viewer, input),
    page: { kind: 'people-search', ...input, error },
  });
}
