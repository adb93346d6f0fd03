import type { ErrorPageModel, HeadModel } from '../../client/pages/page-model.ts';
import type { SearchAnswer } from '../../shared/contract/search.ts';
import { errorWords } from '../../shared/copy/error.ts';
import { loginCopy } from '../../shared/copy/login.ts';
import { pageHeadCopy } from '../../shared/copy/page-head.ts';
import { routesCopy } from '../../shared/copy/routes.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { RouteName } from '../../shared/urls/route-table.ts';

/** Result pages past this one stay out of search engines (docs/rules.md). */
const LAST_INDEXED_PAGE = 5;

export function homeHead(origin: string): HeadModel {
  return {
    ...pageHeadCopy.home,
    isIndexable: true,
    canonical: origin + paths.home(),
  };
}

/** `hasInput`: the form shows what somebody typed, which is no page of its own. */
export function peopleSearchHead(origin: string, hasInput: boolean): HeadModel {
  const words = pageHeadCopy.peopleSearch;
  return {
    title: pageHeadCopy.titled(words.title),
    description: words.description,
    isIndexable: !hasInput,
    canonical: hasInput ? null : origin + paths.peopleSearch(),
  };
}

export interface ResultsHeadInput {
  readonly origin: string;
  /** as they were read from the path */
  readonly name: string;
  readonly location: string;
  readonly answer: SearchAnswer;
  /** the query held something besides the page */
  readonly hasFlags: boolean;
}

/** Result lists past page 5, with flags, or with nothing on them are not for search engines. */
export function resultsHead({ origin, name, location, answer, hasFlags }: ResultsHeadInput): HeadModel {
  const words = pageHeadCopy.results;
  const who = words.who(name, location);
  const isPastTheEnd = answer.total > 0 && answer.results.length === 0;
  return {
    title: pageHeadCopy.titled(answer.page > 1 && !isPastTheEnd ? words.page(who, answer.page) : who),
    description: words.description(who, answer.total, answer.isTotalCapped),
    isIndexable: answer.page <= LAST_INDEXED_PAGE && !hasFlags && answer.results.length > 0,
    canonical: isPastTheEnd ? null : origin + paths.personSearch({ name, location, page: answer.page }),
  };
}

export function loginHead(): HeadModel {
  return unlisted(loginCopy.title);
}

export function notOpenHead(name: RouteName): HeadModel {
  return unlisted(routesCopy[name].title);
}

export function errorHead({ status, message }: Pick<ErrorPageModel, 'status' | 'message'>): HeadModel {
  return unlisted(errorWords(status, message).title);
}

function unlisted(title: string): HeadModel {
  return { title: pageHeadCopy.titled(title), description: null, isIndexable: false, canonical: null };
}
