import type { HeadModel } from '../../client/pages/page-model.ts';
import { courtRunnerCopy } from '../../shared/copy/records/court-runner.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { paths } from '../../shared/urls/paths.ts';

/** Never for search engines; names nobody, because the title stays in the history of the browser. */
export function purchaseCourtRunnerHead(origin: string): HeadModel {
  const { title, description } = courtRunnerCopy.purchase.head;
  return {
    title: pageHeadCopy.titled(title),
    description,
    isIndexable: false,
    canonical: origin + paths.purchaseCourtRunnerForm(),
  };
}
