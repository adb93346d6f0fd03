import { addressPageCopy as words } from '../../../shared/copy/search/address-page.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Trail } from '../../ui/navigation/trail.ts';
import type { AddressPageModel } from './address-model.ts';

/** Address search, the state, the city if its streets are listed, and for a house its street. */
export function addressTrail({ answer }: Pick<AddressPageModel, 'answer'>): Trail {
  const { street, city, stateCode, house, propertyPage } = answer;
  const place = placeText(city, stateCode);
  const crumbs = [
    { name: words.crumb, path: paths.addressSearch() },
    { name: stateName(stateCode), path: paths.whitePages({ location: stateCode }) },
    // The page of the city's people may not exist if nobody lives there now.
    ...(propertyPage == null ? [] : [{ name: city, path: paths.propertySearch({ location: place }) }]),
  ];
  if (house === null) return { crumbs, here: street, ...(propertyPage == null ? {} : { back: words.back(place) }) };
  const ofStreet = { name: street, path: paths.street({ street, location: place }) };
  return { crumbs: [...crumbs, ofStreet], here: house.address };
}
