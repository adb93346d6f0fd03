import type { DirectoryNameAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Trail } from '../../ui/navigation/trail.ts';

/** People search and the letter, then the name. */
export function directoryNameTrail({ name, partial }: Pick<DirectoryNameAnswer, 'name' | 'partial'>): Trail {
  const letter = partial.charAt(0).toUpperCase();
  return {
    crumbs: [
      { name: siteCopy.peopleSearch, path: paths.peopleSearch() },
      { name: letter, path: paths.directoryLetter({ lastName: partial }) },
    ],
    here: name,
    back: browseCopy.name.back(letter),
  };
}
