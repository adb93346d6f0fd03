import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Trail } from '../../ui/navigation/trail.ts';
import { propertyAddress } from './property-address.ts';
import type { PropertyPageModel } from './property-model.ts';

/** The home of properties, the state and the city, then the street. */
export function propertyTrail({ answer }: Pick<PropertyPageModel, 'answer'>): Trail {
  const { street, city, stateCode } = propertyAddress(answer);
  return {
    crumbs: [
      { name: propertyPagesCopy.crumb, path: paths.propertyHome() },
      { name: stateName(stateCode), path: paths.propertySearch({ location: stateCode }) },
      { name: city, path: paths.propertySearch({ location: placeText(city, stateCode) }) },
    ],
    here: street,
    back: placeText(city, stateCode),
  };
}
