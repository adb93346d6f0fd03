import { siteCopy } from '../../../shared/copy/site.ts';
import { parseSearchName } from '../../../shared/people/person-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { directoryKey } from '../../../shared/urls/segments.ts';
import { type Crumb, Crumbs } from '../../ui/Crumbs.tsx';
import type { ResultsPageModel } from '../page-model.ts';

/** The way to a list: the search, the directory of its last name, and the place as it was asked for. */
export function ResultsCrumbs({ page: { name, location } }: { page: ResultsPageModel }) {
  const { lastName } = parseSearchName(name);
  const crumbs: Crumb[] = [{ name: siteCopy.peopleSearch, path: paths.peopleSearch() }];
  const key = directoryKey(lastName);
  if (key !== null) {
    crumbs.push({ name: key.letter.toUpperCase(), path: paths.directoryLetter({ lastName }) });
    crumbs.push({ name: lastName, path: paths.directoryName({ lastName }) });
  }
  return <Crumbs crumbs={crumbs} here={location.trim() || null} />;
}
