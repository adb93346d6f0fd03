import { SEARCH_TEXT_MAX } from '../../shared/contract/calls/finding.ts';
import { placeText } from '../../shared/urls/location.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../context.ts';
import { allowRevalidation } from '../middleware/cache-rule.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { renderPage } from '../render/render-page.tsx';
import { siteFor } from '../render/site-model.ts';
import { propertySearchHead } from '../seo/property-heads.ts';
import { loadBrowsePage } from './browse-page.ts';

/** GET /property-search/{location} (F2-21): the cities of a state, or the properties of a city by street. */
export async function propertySearch(c: EdgeContext): Promise<Response> {
  const location = paramsOf(c, 'property-search').location.slice(0, SEARCH_TEXT_MAX);
  const { answer, viewer } = await loadBrowsePage(c, (query) =>
    createOriginClient(c).get('propertySearch', query, { location }),
  );
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: propertySearchHead(answer, siteOrigin(c)),
    site: siteFor(c, viewer, { location: placeText(answer.kind === 'city' ? answer.city : null, answer.stateCode) }),
    page: { kind: 'property-search', answer, propertySite: c.var.settings.propertySite },
  });
}
