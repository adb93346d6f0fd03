import type { ErrorPageModel, HeadModel } from '../../client/pages/page-model.ts';
import { errorWords } from '../../shared/copy/error.ts';
import { loginCopy } from '../../shared/copy/login.ts';
import { pageHeadCopy } from '../../shared/copy/page-head.ts';
import { routesCopy } from '../../shared/copy/routes.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { RouteName } from '../../shared/urls/route-table.ts';

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

export function loginHead(): HeadModel {
  return unlisted(loginCopy.title, pageHeadCopy.login);
}

export function notOpenHead(name: RouteName): HeadModel {
  const { title, description } = routesCopy[name];
  return unlisted(title, description);
}

export function errorHead({ status, message }: Pick<ErrorPageModel, 'status' | 'message'>): HeadModel {
  const { title, text } = errorWords(status, message);
  return unlisted(title, text);
}

function unlisted(title: string, description: string): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}
