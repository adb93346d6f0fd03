import type { HeadModel } from '../../client/pages/page-model.ts';
import { checkMailCopy, signUpCopy } from '../../shared/copy/account/sign-up.ts';
import { outboxCopy } from '../../shared/copy/site/outbox.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { statusCopy } from '../../shared/copy/site/status.ts';
import { paths } from '../../shared/urls/paths.ts';

/** Never for search engines; its address without the way back is named for who shares it. */
export function signUpHead(origin: string): HeadModel {
  return { ...unlisted(signUpCopy.title, signUpCopy.description), canonical: origin + paths.signUp() };
}

export function checkMailHead(): HeadModel {
  return unlisted(checkMailCopy.title, checkMailCopy.wait);
}

export function outboxHead(): HeadModel {
  return unlisted(outboxCopy.title, outboxCopy.description);
}

export function statusHead(): HeadModel {
  return unlisted(statusCopy.title, statusCopy.description);
}

function unlisted(title: string, description: string): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}
