import { SEARCH_TEXT_MAX } from '../../../shared/contract/calls/finding.ts';
import { SEARCH_MAX_PAGE } from '../../../shared/contract/finding/search.ts';
import { parseSearchFilters } from '../../../shared/urls/parsers/parse-search-filters.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { wantsInfoBanner } from '../../../shared/urls/redirect-notices.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { loadPageData } from '../../errors.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { hasFlags } from '../../seo/has-flags.ts';
import { resultsHead } from '../../seo/results-head.ts';
import { parsePage } from './browse-page.ts';
import { renderSearchForm } from './people-search.ts';

/**
 * GET /name/{name}/{location}: who has that name in that place, narrowed and sorted by the query. Without a name the
 * form asks for one (F2-05).
 */
export async function results(c: EdgeContext): Promise<Response> {
  const { name, location } = paramsOf(c, 'person-search');
  if (name === '') {
    if (location === '') return c.redirect(paths.peopleSearch(), 301);
    return renderSearchForm(c, 200, { by: 'name', values: { location: location.slice(0, SEARCH_TEXT_MAX) } });
  }

  const { searchParams } = c.var.url;
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
      name,
      location,
      filters,
      answer,
      showInfoBanner: wantsInfoBanner(searchParams),
    },
  });
}
