import type { PersonDetails } from '../../../../shared/contract/person/person.ts';
import { phoneHeaderCopy } from '../../../../shared/copy/site/phone-header.ts';
import { siteCopy } from '../../../../shared/copy/site/site.ts';
import { mainAddressOf } from '../../../../shared/people/mention.ts';
import { searchNameOf } from '../../../../shared/people/names/person-name.ts';
import { stateName } from '../../../../shared/people/us-states.ts';
import { placeText } from '../../../../shared/urls/location.ts';
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
  let back: string | undefined;
  const trail = (): Trail => ({ crumbs, here: null, ...(back === undefined ? {} : { back }) });
  const key = directoryKey(lastName);
  if (key !== null) {
    crumbs.push({ name: key.letter.toUpperCase(), path: paths.directoryLetter({ lastName }) });
    crumbs.push({ name: lastName, path: paths.directoryName({ lastName }) });
  }
  if (fillScore < FULL_CRUMBS_FROM) return trail();
  const searched = searchNameOf(person.name);
  const addSearch = (name: string, location: string, asStep: string) => {
    const path = searchHref(person, location);
    // If no path can contain the city, only the state is left, and that crumb exists already.
    if (path === null || path === crumbs.at(-1)?.path) return;
    crumbs.push({ name, path });
    back = asStep;
  };
  addSearch(fullName, '', phoneHeaderCopy.everybodyNamed(searched));
  const address = mainAddressOf(person);
  if (address === null) return trail();
  const { city, stateCode } = address;
  const place = placeText(city, stateCode);
  addSearch(stateName(stateCode), stateCode, phoneHeaderCopy.nameIn(searched, stateName(stateCode)));
  addSearch(city, place, phoneHeaderCopy.nameIn(searched, place));
  return trail();
}
