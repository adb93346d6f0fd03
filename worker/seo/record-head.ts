import type { HeadModel } from '../../client/pages/page-model.ts';
import { recordsCopy } from '../../shared/copy/records/records.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';

/** Only its buyer reads it, so it is for no search engine, and no page that anybody should remember. */
export function recordHead(title: string, name: string): HeadModel {
  return {
    title: pageHeadCopy.titled(recordsCopy.page.title(title, name)),
    description: recordsCopy.page.description,
    isIndexable: false,
    canonical: null,
  };
}
