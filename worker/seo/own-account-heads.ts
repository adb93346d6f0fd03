import type { HeadModel } from '../../client/pages/page-model.ts';
import { accountDataCopy } from '../../shared/copy/account/account-data.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { routesCopy } from '../../shared/copy/site/routes.ts';

// What an account holds is private: kept out of search engines, without a canonical URL. Titles name nobody, because they
// stay in the browser's history.

/** A page of an account. */
export function accountHead(name: 'account' | 'account-ledger' | 'account-security' | 'account-data'): HeadModel {
  const { title, description } = routesCopy[name];
  return unlisted(title, description);
}

export function accountDeletedHead(): HeadModel {
  const { title, text } = accountDataCopy.gone;
  return unlisted(title, text);
}

function unlisted(title: string, description: string): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}
