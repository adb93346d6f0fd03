import type { HeadModel, OpenGraph, PageModel } from '../../client/pages/page-model.ts';
import { OPEN_GRAPH_PICTURE } from '../../shared/urls/open-graph-picture.ts';

/**
 * How a page is previewed where somebody links to it; null for what is no page to link to, such as an error. Also pages that
 * search engines are kept from are shared. `origin`: scheme and host.
 */
export function buildOpenGraph(
  status: number,
  kind: PageModel['kind'],
  head: Pick<HeadModel, 'canonical'>,
  origin: string,
): OpenGraph | null {
  if (status !== 200) return null;
  return {
    type: kind === 'person' ? 'profile' : 'website',
    url: head.canonical,
    image: origin + OPEN_GRAPH_PICTURE.path,
  };
}
