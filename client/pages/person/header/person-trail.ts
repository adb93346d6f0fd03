import type { PersonDetails } from '../../../../shared/contract/person/person.ts';
import { siteCopy } from '../../../../shared/copy/site/site.ts';
import { mainAddressOf } from '../../../../shared/people/mention.ts';
import { stateName } from '../../../../shared/people/us-states.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { directoryKey } from '../../../../shared/urls/segments.ts';
import type { Crumb, Trail } from '../../../ui/navigation/trail.ts';
import { searchHref } from '../people-links.ts';

/** From this fill score on, the crumbs continue to name, state and city (P2-072, P9-009). */
const FULL_CRUMBS_FROM = 51;

/** The path from the search through the directory to the person (P2-066 to P2-073), built from the masked record. */
export function personTrail({ results: person, fillScore }: Pick<PersonDetails, 'results' | 'fillScore'>): Trail {
  const { lastName, fullName } = person.name;
  const crumbs: Crumb[] = [{ name: siteCopy.peopleSearch, path: paths.peopleSearch() }];
  const trail = { crumbs, here: null };
  const key = directoryKey(lastName);
  if (key !== null) {
    crumbs.push({ name: key.letter.toUpperCase(), path: paths.directoryLetter({ lastName }) });
    crumbs.push({ name: lastName, path: paths.directoryName({ lastName }) });
  }
  if (fillScore < FULL_CRUMBS_FROM) return trail;
  const addSearch = (name: string, location: string) => {
    const path = searchHref(person, location);
    // If no path can contain the city, only the state is left, and that crumb exists already.
    if (path !== null && path !== crumbs.at(-1)?.path) crumbs.push({ name, path });
  };
  addSearch(fullName, '');
  const address = mainAddressOf(person);
  if (address === null) return trail;
  addSearch(stateName(address.stateCode), address.stateCode);
  addSearch(address.city, `${address.city}, ${address.stateCode}`);
  return trail;
}
