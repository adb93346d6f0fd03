import type { SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from 'schema-dts';
import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { paths } from '../../../shared/urls/paths.ts';

/** What stands for the typed name in the address of a search. */
const TYPED = 'search_term_string';

/** The site and its search by name, which home offers. `origin`: scheme and host. */
export function webSite(origin: string): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search()}?name={${TYPED}}` },
    'query-input': `required name=${TYPED}`,
  };
  return { '@type': 'WebSite', name: SITE_NAME, url: origin + paths.home(), potentialAction: search };
}
