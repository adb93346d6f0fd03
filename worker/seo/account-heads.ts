import type { HeadModel } from '../../client/pages/page-model.ts';
import { accountDataCopy } from '../../shared/copy/account/account-data.ts';
import { askLinkCopy } from '../../shared/copy/account/ask-link.ts';
import { checkMailCopy } from '../../shared/copy/account/check-mail.ts';
import {
  type EmailedLink,
  emailConfirmedCopy,
  emailedLinkCopy,
  linkOverCopy,
} from '../../shared/copy/account/emailed-link.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { routesCopy } from '../../shared/copy/site/routes.ts';
import { paths } from '../../shared/urls/paths.ts';

/** Kept out of search engines; the canonical URL leaves out the return path, in case someone shares it. */
export function askLinkHead(origin: string, ask: keyof typeof askLinkCopy): HeadModel {
  const { title, text } = askLinkCopy[ask];
  const path = ask === 'one-time-login' ? paths.oneTimeLogin() : paths.forgotPassword();
  return { ...unlisted(title, text), canonical: origin + path };
}

export function checkMailHead(): HeadModel {
  return unlisted(checkMailCopy.title, checkMailCopy.limits);
}

/** Without a canonical URL: the page's own holds a token. */
export function emailedLinkHead(link: EmailedLink, isOver: boolean): HeadModel {
  const { title, text } = isOver ? linkOverCopy : emailedLinkCopy[link];
  return unlisted(title, text);
}

export function emailConfirmedHead(isTaken: boolean): HeadModel {
  const { title, takenTitle, text, taken } = emailConfirmedCopy;
  return isTaken ? unlisted(takenTitle, taken) : unlisted(title, text);
}

// What an account holds is private: kept out of search engines, without a canonical URL. Titles name nobody, because they
// stay in the browser's history.

/** A page of an account. */
export function accountHead(
  name:
    | 'account'
    | 'purchases'
    | 'account-ledger'
    | 'contact-lists'
    | 'account-security'
    | 'account-data'
    | 'speed-search'
    | 'family'
    | 'family-invitation'
    | 'monitored-reports'
    | 'monitor-confirm'
    | 'unsubscribe',
): HeadModel {
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
