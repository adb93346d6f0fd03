import type { PropertySearchAnswer } from '../../../shared/contract/finding/browse.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Trail } from '../../ui/navigation/trail.ts';

/** The home of properties, the state, then the city. */
export function propertySearchTrail(answer: PropertySearchAnswer): Trail {
  const { stateCode } = answer;
  const home = { name: propertyPagesCopy.crumb, path: paths.propertyHome() };
  const state = stateName(stateCode);
  if (answer.kind === 'state') return { crumbs: [home], here: state };
  return {
    crumbs: [home, { name: state, path: paths.propertySearch({ location: stateCode }) }],
    here: answer.city,
  };
}
