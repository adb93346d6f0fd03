import type { HeadModel } from '../../client/pages/page-model.ts';
import type {
  DirectoryAnswer,
  DirectoryLetterAnswer,
  DirectoryNameAnswer,
  LocationAnswer,
} from '../../shared/contract/browse.ts';
import { browseCopy } from '../../shared/copy/browse.ts';
import { pageHeadCopy } from '../../shared/copy/page-head.ts';
import { stateName } from '../../shared/people/us-states.ts';
import { paths } from '../../shared/urls/paths.ts';

/** Heads of the pages that lists of names and places are read on: each page of a list is one for search engines. */

export function directoryHead(origin: string, { people }: DirectoryAnswer): HeadModel {
  const words = browseCopy.directory;
  return listed(words.title, words.description(people), origin + paths.directory());
}

export function directoryLetterHead(origin: string, answer: DirectoryLetterAnswer): HeadModel {
  const words = browseCopy.letter;
  const letter = answer.letter.toUpperCase();
  return listed(
    browseCopy.page(words.title(letter), answer.page),
    words.description(letter, answer.namesCount),
    origin + paths.directoryLetter({ lastName: answer.letter, page: answer.page }),
  );
}

export function directoryNameHead(origin: string, answer: DirectoryNameAnswer): HeadModel {
  const words = browseCopy.name;
  return listed(
    browseCopy.page(words.title(answer.name), answer.page),
    words.description(answer.name, answer.peopleCount),
    origin + paths.directoryName({ lastName: answer.partial, page: answer.page }),
  );
}

export function whitePagesHead(origin: string, answer: LocationAnswer): HeadModel {
  const words = browseCopy.whitePages;
  const state = stateName(answer.stateCode);
  const isState = answer.kind === 'state';
  const place = isState ? state : `${answer.city}, ${state}`;
  const location = isState ? answer.stateCode : `${answer.city}, ${answer.stateCode}`;
  return listed(
    browseCopy.page(words.title(place), answer.page),
    isState ? words.stateDescription(state, answer.peopleCount) : words.cityDescription(place, answer.peopleCount),
    origin + paths.whitePages({ location, page: answer.page }),
  );
}

function listed(title: string, description: string, canonical: string): HeadModel {
  return { title: pageHeadCopy.titled(title), description, isIndexable: true, canonical };
}
