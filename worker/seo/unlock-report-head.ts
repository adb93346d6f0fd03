import type { HeadModel } from '../../client/pages/page-model.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { routesCopy } from '../../shared/copy/site/routes.ts';
import { paths } from '../../shared/urls/paths.ts';

/** Never for search engines; names nobody, because the title stays in the history of the browser. */
export function unlockReportHead(origin: string): HeadModel {
  const { title, description } = routesCopy['unlock-report'];
  return {
    title: pageHeadCopy.titled(title),
    description,
    isIndexable: false,
    canonical: origin + paths.unlockReport(),
  };
}
