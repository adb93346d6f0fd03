import type { HeadModel, OpenGraph, PageModel } from '../../client/pages/page-model.ts';
import { OPEN_GRAPH_PICTURE } from '../../shared/urls/open-graph-picture.ts';

/**
 * The preview of a page in links to it; null for pages nobody links to, such as errors. Pages hidden from search
 * engines are shared, too. `origin`: scheme and host.
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
