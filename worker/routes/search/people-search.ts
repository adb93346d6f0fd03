import { SEARCH_TEXT_MAX } from '../../../shared/contract/calls/finding.ts';
import { SEARCH_MAX_PAGE } from '../../../shared/contract/finding/search.ts';
import {
  checkSearch,
  phoneOf,
  SEARCH_WAYS,
  type SearchErrors,
  type SearchValues,
  type SearchWay,
  splitAddress,
} from '../../../shared/forms/search-form.ts';
import { readTypedName } from '../../../shared/people/names/person-name.ts';
import { parseSearchFilters } from '../../../shared/urls/parsers/parse-search-filters.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { wantsInfoBanner } from '../../../shared/urls/redirect-notices.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { tidyText } from '../../input/tidy-text.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { parsePage } from '../../search/browse-page.ts';
import { loadDirectory } from '../../search/load-directory.ts';
import { hasFlags, peopleSearchHead } from '../../seo/page-heads.ts';
import { resultsHead } from '../../seo/results-head.ts';

/** What a search box submitted: the kind of search, and its fields as typed. */
interface SearchInput {
  readonly by: SearchWay;
  readonly values: SearchValues;
}

/** GET /people-search: the search box on its own page, filled in from the query. */
export async function peopleSearch(c: EdgeContext): Promise<Response> {
  return renderSearchForm(c, 200, readSearchInput(c));
}

/** GET /search: the search box's target. 303 to the results, or the form with its errors (F5-03). */
export async function searchForm(c: EdgeContext): Promise<Response> {
  const input = readSearchInput(c);
  const errors = checkSearch(input.by, input.values);
  if (Object.keys(errors).length > 0) return renderSearchForm(c, 400, input, errors);
  return c.redirect(searchTarget(input), 303);
}

/** The results page of a search that passed `checkSearch`. */
function searchTarget({ by, values }: SearchInput): string {
  switch (by) {
    case 'name':
      return paths.personSearch({ name: readTypedName(values.name ?? ''), location: values.location ?? '' });
    case 'phone':
      return paths.phone({ phone: phoneOf(values.phone ?? '') });
    case 'address':
      return paths.addressSearch(splitAddress(values));
  }
}

/** The fields of the request's query; searches by name unless it says otherwise. */
function readSearchInput(c: EdgeContext): SearchInput {
  const query = c.get('url').searchParams;
  const by = SEARCH_WAYS.find((way) => way === query.get('by')) ?? 'name';
  const typed = (['name', 'phone', 'street', 'location'] as const)
    .map((field) => [field, tidyText(query.get(field))] as const)
    .filter(([, text]) => text !== '');
  return { by, values: Object.fromEntries(typed) };
}

/** The form with what was typed. Only the empty form is indexed as a page. */
async function renderSearchForm(
  c: EdgeContext,
  status: 200 | 400,
  input: SearchInput,
  errors: SearchErrors = {},
): Promise<Response> {
  allowRevalidation(c);
  const isPlain = input.by === 'name' && Object.keys(input.values).length === 0 && status === 200;
  const [viewer, directory] = await Promise.all([loadViewer(c), isPlain ? loadDirectory(c) : undefined]);
  return renderPage(c, status, {
    head: peopleSearchHead(siteOrigin(c), !isPlain || hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer, { by: input.by, ...input.values }),
    page: { kind: 'people-search', ...input, errors, directory },
  });
}

/**
 * GET /name/{name}/{location}: people of that name in that place, filtered and sorted by the query. Without a name, the
 * form asks for one (F2-05).
 */
export async function results(c: EdgeContext): Promise<Response> {
  const { name, location } = paramsOf(c, 'person-search');
  if (name === '') {
    if (location === '') return c.redirect(paths.peopleSearch(), 301);
    return renderSearchForm(c, 200, { by: 'name', values: { location: location.slice(0, SEARCH_TEXT_MAX) } });
  }

  const { searchParams } = c.get('url');
  const page = parsePage(searchParams.get('page'));
  const filters = parseSearchFilters(searchParams);
  const query = {
    name: name.slice(0, SEARCH_TEXT_MAX),
    location: location === '' ? undefined : location.slice(0, SEARCH_TEXT_MAX),
    page: String(Math.min(page, SEARCH_MAX_PAGE)),
    age: filters.age ?? undefined,
    state: filters.state ?? undefined,
    city: filters.city ?? undefined,
    sort: filters.sort ?? undefined,
  };
  const [found, viewer] = await loadPageData(() =>
    Promise.all([createOriginClient(c).get('searchPeople', query), loadViewer(c)]),
  );

  const answer = page > SEARCH_MAX_PAGE ? { ...found, results: [] } : found;
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: resultsHead({ origin: siteOrigin(c), name, location, filters, answer, hasFlags: hasFlags(searchParams) }),
    site: siteFor(c, viewer, { name, location }),
    page: {
      kind: 'results',
      isBot: c.get('botClass') !== 'human',
      name,
      location,
      filters,
      answer,
      showInfoBanner: wantsInfoBanner(searchParams),
    },
  });
}
