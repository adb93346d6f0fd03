import type { DirectoryLetterAnswer } from '../../../shared/contract/finding/browse.ts';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Trail } from '../../ui/navigation/trail.ts';

/** People search, then the letter. */
export function directoryLetterTrail({ letter }: Pick<DirectoryLetterAnswer, 'letter'>): Trail {
  return { crumbs: [{ name: siteCopy.peopleSearch, path: paths.peopleSearch() }], here: letter.toUpperCase() };
}
