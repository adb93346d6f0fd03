import type { HeadModel } from '../../client/pages/page-model.ts';
import { optOutCopy } from '../../shared/copy/removal/opt-out.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { routesCopy } from '../../shared/copy/site/routes.ts';
import { paths } from '../../shared/urls/paths.ts';

/** Of the form that asks for removal. Only the empty one is listed: the others name a page or a search. */
export function optOutHead(origin: string, isPlain: boolean): HeadModel {
  const { title, description } = optOutCopy.head;
  return {
    title: pageHeadCopy.titled(title),
    description,
    isIndexable: isPlain,
    canonical: isPlain ? origin + paths.optOut() : null,
  };
}

/** Pages of emailed links and references: kept out of search engines, without a canonical URL, which would hold them. */
export function removalHead(name: 'opt-out-confirm' | 'opt-out-status' | 'opt-out-undo'): HeadModel {
  const { title, description } = routesCopy[name];
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}
