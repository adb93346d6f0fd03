import type { ErrorPageModel } from '../../client/pages/error/error-model.ts';
import type { HeadModel } from '../../client/pages/page-model.ts';
import { loginCopy } from '../../shared/copy/account/login.ts';
import { signUpCopy } from '../../shared/copy/account/sign-up.ts';
import { glossaryCopy } from '../../shared/copy/records/glossary-page.ts';
import { whichMeantCopy } from '../../shared/copy/search/which-meant.ts';
import { cookieChoicesCopy } from '../../shared/copy/site/cookie-choices.ts';
import { errorWords } from '../../shared/copy/site/error.ts';
import { helpCopy } from '../../shared/copy/site/help.ts';
import { collectCopy } from '../../shared/copy/site/how-we-collect-data.ts';
import { kitPageCopy } from '../../shared/copy/site/kit-page.ts';
import { limitReachedCopy } from '../../shared/copy/site/limit-reached.ts';
import { outboxCopy } from '../../shared/copy/site/outbox.ts';
import { pageEventsCopy } from '../../shared/copy/site/page-events.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { privacyCopy } from '../../shared/copy/site/privacy/privacy.ts';
import { routesCopy } from '../../shared/copy/site/routes.ts';
import { statusCopy } from '../../shared/copy/site/status.ts';
import { termsCopy } from '../../shared/copy/site/terms.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { RouteName } from '../../shared/urls/route-table.ts';

export function homeHead(origin: string, hasFlags: boolean): HeadModel {
  return {
    ...pageHeadCopy.home,
    isIndexable: !hasFlags,
    canonical: origin + paths.home(),
  };
}

/** `hasInput`: the form shows what someone typed, a variant of the empty form. */
export function peopleSearchHead(origin: string, hasInput: boolean): HeadModel {
  const words = pageHeadCopy.peopleSearch;
  return {
    title: pageHeadCopy.titled(words.title),
    description: words.description,
    isIndexable: !hasInput,
    canonical: origin + paths.peopleSearch(),
  };
}

/** A page about one typed line, which nobody looks for: not indexed. */
export function whichMeantHead(isEmail: boolean): HeadModel {
  const { title } = isEmail ? whichMeantCopy.email : whichMeantCopy.several;
  const { description } = pageHeadCopy.peopleSearch;
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}

export const privacyHead = (origin: string, hasFlags: boolean): HeadModel =>
  guideHead(
    { title: routesCopy.privacy.title, description: privacyCopy.description },
    origin + paths.privacy(),
    hasFlags,
  );

export const glossaryHead = (origin: string, hasFlags: boolean): HeadModel =>
  guideHead(glossaryCopy.page, origin + paths.glossary(), hasFlags);

export const termsHead = (origin: string, hasFlags: boolean): HeadModel =>
  guideHead(termsCopy, origin + paths.terms(), hasFlags);

export const cookieChoicesHead = (origin: string, isPlain: boolean): HeadModel =>
  guideHead(cookieChoicesCopy.head, origin + paths.cookieChoices(), !isPlain);

export const helpHead = (origin: string, hasFlags: boolean): HeadModel =>
  guideHead(helpCopy, origin + paths.help(), hasFlags);

export const collectHead = (origin: string, hasFlags: boolean): HeadModel =>
  guideHead(collectCopy, origin + paths.howWeCollectData(), hasFlags);

function guideHead(
  { title, description }: { readonly title: string; readonly description: string },
  canonical: string,
  hasFlags: boolean,
): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable: !hasFlags, canonical };
}

/** Kept out of search engines; the canonical URL leaves out the return path, in case someone shares it. */
export function loginHead(origin: string): HeadModel {
  return { ...unlisted(loginCopy.title, pageHeadCopy.login), canonical: origin + paths.login() };
}

export function errorHead({
  status,
  message,
  help,
  limit,
}: Pick<ErrorPageModel, 'status' | 'message'> & {
  readonly help?: ErrorPageModel['help'] | undefined;
  readonly limit?: ErrorPageModel['limit'] | undefined;
}): HeadModel {
  const { title, text } = limit === undefined ? (help ?? errorWords(status, message)) : limitReachedCopy[limit.name];
  return unlisted(title, text);
}

function unlisted(title: string, description: string): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}

/** Kept out of search engines; the canonical URL leaves out the return path, in case someone shares it. */
export function signUpHead(origin: string): HeadModel {
  return { ...unlisted(signUpCopy.title, signUpCopy.description), canonical: origin + paths.signUp() };
}

export function outboxHead(): HeadModel {
  return unlisted(outboxCopy.title, outboxCopy.description);
}

/** The operator's pages, by their name in the route table. */
export function operatorHead(name: Extract<RouteName, `operator${string}`>): HeadModel {
  const { title, description } = routesCopy[name];
  return unlisted(title, description);
}

export function pageEventsHead(): HeadModel {
  return unlisted(pageEventsCopy.title, pageEventsCopy.description);
}

export function kitHead(): HeadModel {
  return unlisted(kitPageCopy.title, kitPageCopy.description);
}

export function statusHead(): HeadModel {
  return unlisted(statusCopy.title, statusCopy.description);
}

/** What campaigns and ads add to a URL: it says where a reader came from and changes no page. */
const CAMPAIGN_KEY = /^(?:utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid)$/;

/**
 * Whether a query holds anything besides campaign parameters and a form's empty fields. Such a URL is a variant of the
 * page without it, and not indexed. A page of people knows more flags of its own (person-flags.ts).
 */
export function hasFlags(query: URLSearchParams): boolean {
  return [...query].some(([key, value]) => value !== '' && !CAMPAIGN_KEY.test(key));
}

/** The same for a list, of which each page is a page of its own. */
export function hasListFlags(query: URLSearchParams): boolean {
  return [...query].some(([key, value]) => value !== '' && key !== 'page' && !CAMPAIGN_KEY.test(key));
}

/**
 * Whether a list's path names the place that it lists, in any case and with its state spelled out or not. A list that is
 * reached by a nickname, a misspelling or part of a name is a variant of the one under the place's own name.
 */
export function isPlaceItself(location: string, place: string): boolean {
  return paths.whitePages({ location }) === paths.whitePages({ location: place });
}
