import { countListed } from '../../client/browse/count-listed.ts';
import type { HeadModel } from '../../client/pages/page-model.ts';
import type {
  DirectoryAnswer,
  DirectoryLetterAnswer,
  DirectoryNameAnswer,
  LocationAnswer,
} from '../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../shared/copy/search/browse.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { stateName } from '../../shared/people/us-states.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';

/**
 * Heads of the pages that list names and places. Each page of a list is indexed, except when everyone on it was removed
 * or it has flags (see hasFlags in page-heads.ts).
 */

export function directoryHead(origin: string, { people }: DirectoryAnswer, hasFlags: boolean): HeadModel {
  const words = browseCopy.directory;
  return buildHead(words.title, words.description(people), origin + paths.directory(), !hasFlags);
}

export function directoryLetterHead(origin: string, answer: DirectoryLetterAnswer, hasFlags: boolean): HeadModel {
  const words = browseCopy.letter;
  const letter = answer.letter.toUpperCase();
  return buildHead(
    browseCopy.page(words.title(letter), answer.page),
    words.description(letter, answer.namesCount),
    origin + paths.directoryLetter({ lastName: answer.letter, page: answer.page }),
    answer.names.length > 0 && !hasFlags,
  );
}

export function directoryNameHead(origin: string, answer: DirectoryNameAnswer, hasFlags: boolean): HeadModel {
  const words = browseCopy.name;
  return buildHead(
    browseCopy.page(words.title(answer.name), answer.page),
    words.description(answer.name, answer.peopleCount),
    origin + paths.directoryName({ lastName: answer.partial, page: answer.page }),
    answer.people.length > 0 && !hasFlags,
  );
}

/** `hasInput`: the form shows what someone typed, a variant of the empty form. */
export function whitePagesHomeHead(origin: string, answer: DirectoryAnswer, hasInput: boolean): HeadModel {
  const words = browseCopy.whitePages.home;
  const { people, states } = countListed(answer);
  return buildHead(words.title, words.description(people, states), origin + paths.whitePagesHome(), !hasInput);
}

export function whitePagesHead(origin: string, answer: LocationAnswer, hasFlags: boolean): HeadModel {
  const words = browseCopy.whitePages;
  const state = stateName(answer.stateCode);
  const isState = answer.kind === 'state';
  const place = isState ? state : `${answer.city}, ${state}`;
  const location = placeText(isState ? null : answer.city, answer.stateCode);
  return buildHead(
    browseCopy.page(isState ? words.title(place) : words.cityTitle(place), answer.page),
    isState ? words.stateDescription(state, answer.peopleCount) : words.cityDescription(place, answer.peopleCount),
    origin + paths.whitePages({ location, page: answer.page }),
    (isState || answer.people.length > 0) && !hasFlags,
  );
}

function buildHead(title: string, description: string, canonical: string, isIndexable: boolean): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable, canonical };
}
