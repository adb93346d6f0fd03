import type { ErrorPageModel, HeadModel } from '../../client/pages/page-model.ts';
import type { SearchAnswer } from '../../shared/contract/search.ts';
import { errorCopy } from '../../shared/copy/error.ts';
import { loginCopy } from '../../shared/copy/login.ts';
import { countOf } from '../../shared/copy/numbers.ts';
import { SITE_NAME } from '../../shared/copy/site.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type RouteName, routeRow } from '../../shared/urls/route-table.ts';

/** Result pages past this one stay out of search engines (decisions 5). */
const LAST_INDEXED_PAGE = 5;

export function homeHead(origin: string): HeadModel {
  return {
    title: `${SITE_NAME}: find people in the United States`,
    description:
      'Look up a person by name and place: addresses, phone numbers, email addresses and relatives from public records.',
    isIndexable: true,
    canonical: origin + paths.home(),
  };
}

/** `hasInput`: the form shows what somebody typed, which is no page of its own. */
export function peopleSearchHead(origin: string, hasInput: boolean): HeadModel {
  return {
    title: `People search | ${SITE_NAME}`,
    description: 'Search for people in the United States by first name, last name and place.',
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

/** Result lists past page 5, with flags, or with nothing on them are not for search engines (decisions 5). */
export function resultsHead({ origin, name, location, answer, hasFlags }: ResultsHeadInput): HeadModel {
  const who = location === '' ? name : `${name} in ${location}`;
  const page = answer.page > 1 ? ` (page ${answer.page})` : '';
  return {
    title: `${who}${page} | ${SITE_NAME}`,
    description: `${countOf(answer.total, 'person', 'people')} named ${who}. See ages, cities and relatives, and open the record that is right.`,
    isIndexable: answer.page <= LAST_INDEXED_PAGE && !hasFlags && answer.results.length > 0,
    canonical: origin + paths.personSearch({ name, location, page: answer.page }),
  };
}

export function loginHead(): HeadModel {
  return unlisted(loginCopy.title);
}

export function notOpenHead(name: RouteName): HeadModel {
  return unlisted(routeRow(name).title);
}

export function errorHead(status: ErrorPageModel['status']): HeadModel {
  return unlisted(errorCopy[status].title);
}

function unlisted(title: string): HeadModel {
  return { title: `${title} | ${SITE_NAME}`, description: null, isIndexable: false, canonical: null };
}
