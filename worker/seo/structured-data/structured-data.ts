import type { Graph } from 'schema-dts';
import { jsonForScript } from '../../../client/deferred-data.ts';
import type { HeadModel, PageModel } from '../../../client/pages/page-model.ts';
import type { BotClass } from '../../../shared/contract/transport/envelope.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { hideValues } from './hide-values.ts';
import { personWebPage } from './person-web-page.ts';
import { trailOf } from './trail-of.ts';
import { webSite } from './web-site.ts';

/** A page, who reads it, and the site's scheme and host. */
export interface StructuredDataInput {
  readonly status: number;
  readonly page: PageModel;
  readonly head: Pick<HeadModel, 'canonical'>;
  readonly botClass: BotClass;
  readonly origin: string;
}

/**
 * What a page says to search engines in their own words, as JSON for a data block (docs/search-engines.md); null for a
 * page without any. People and proven engines get the same; of a page about a person, any other bot gets the same shape
 * without a value (P6-046).
 */
export function structuredData(input: StructuredDataInput): string | null {
  const graph = graphOf(input);
  if (graph === null) return null;
  const isHidden = input.botClass === 'other-bot' && isAboutPerson(input.page);
  return jsonForScript(isHidden ? hideValues(graph) : graph);
}

function graphOf({ status, page, head, origin }: StructuredDataInput): Graph | null {
  if (status !== 200) return null;
  const trail = trailOf(page);
  const things = [
    page.kind === 'home' ? webSite(origin) : null,
    page.kind === 'person' && head.canonical !== null ? personWebPage(page, head.canonical, origin) : null,
    trail === null ? null : breadcrumbList(trail, origin),
  ].filter((thing) => thing !== null);
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}

/** About somebody we know: the person of the sample is invented. */
function isAboutPerson(page: PageModel): boolean {
  switch (page.kind) {
    case 'person':
    case 'person-records':
      return true;
    case 'person-record':
      return page.isSample !== true;
    default:
      return false;
  }
}
