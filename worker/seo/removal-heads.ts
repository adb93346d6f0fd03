import type { HeadModel } from '../../client/pages/page-model.ts';
import { claimCopy } from '../../shared/copy/removal/claim.ts';
import { doNotSellCopy } from '../../shared/copy/removal/do-not-sell.ts';
import { judicialPrivacyCopy } from '../../shared/copy/removal/judicial-privacy.ts';
import { optOutCopy } from '../../shared/copy/removal/opt-out.ts';
import { privacyRequestsCopy } from '../../shared/copy/removal/privacy-requests.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { routesCopy } from '../../shared/copy/site/routes.ts';
import { paths } from '../../shared/urls/paths.ts';

/** Of the form that asks for removal. Only the empty one is listed: the others name a page or a search. */
export function optOutHead(origin: string, isPlain: boolean): HeadModel {
  return listedHead(optOutCopy.head, origin + paths.optOut(), isPlain);
}

/** Pages of emailed links and references: kept out of search engines, without a canonical URL, which would hold them. */
export function removalHead(
  name:
    | 'opt-out-confirm'
    | 'opt-out-status'
    | 'opt-out-undo'
    | 'privacy-request'
    | 'privacy-request-confirm'
    | 'privacy-export'
    | 'do-not-sell-undo'
    | 'claim-code'
    | 'claim-record'
    | 'claim-correction'
    | 'claim-status',
): HeadModel {
  const { title, description } = routesCopy[name];
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}

/** Of the form that claims a page. With a page in its address it is not listed. */
export function claimHead(origin: string, isPlain: boolean): HeadModel {
  return listedHead(claimCopy.head, origin + paths.claim(), isPlain);
}

/** Of the pages that ask; with what somebody chose in the address, they are not listed. */
export function privacyRequestsHead(origin: string, isPlain: boolean): HeadModel {
  return listedHead(privacyRequestsCopy.head, origin + paths.privacyRequests(), isPlain);
}

export function doNotSellHead(origin: string, isPlain: boolean): HeadModel {
  return listedHead(doNotSellCopy.head, origin + paths.doNotSell(), isPlain);
}

export function judicialPrivacyHead(origin: string, isPlain: boolean): HeadModel {
  return listedHead(judicialPrivacyCopy.head, origin + paths.judicialPrivacy(), isPlain);
}

/** A variant leads search engines to the page without what is in its address. */
function listedHead(
  { title, description }: { readonly title: string; readonly description: string },
  canonical: string,
  isIndexable: boolean,
): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable, canonical };
}
