import { addressPageCopy as words } from '../../../shared/copy/search/address-page.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Trail } from '../../ui/navigation/trail.ts';
import type { AddressPageModel } from './address-model.ts';

/** Address search, the state, and for a house its street. */
export function addressTrail({ answer: { street, city, stateCode, house } }: Pick<AddressPageModel, 'answer'>): Trail {
  // The city's page may not exist if nobody lives there now.
  const crumbs = [
    { name: words.crumb, path: paths.addressSearch() },
    { name: stateName(stateCode), path: paths.whitePages({ location: stateCode }) },
  ];
  if (house === null) return { crumbs, here: street };
  const ofStreet = { name: street, path: paths.street({ street, location: placeText(city, stateCode) }) };
  return { crumbs: [...crumbs, ofStreet], here: house.address };
}
