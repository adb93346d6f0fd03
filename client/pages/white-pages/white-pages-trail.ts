import type { LocationAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Trail } from '../../ui/navigation/trail.ts';

/** The home of the white pages, the state, then the city. */
export function whitePagesTrail(answer: LocationAnswer): Trail {
  const { stateCode } = answer;
  const home = { name: browseCopy.whitePages.crumb, path: paths.whitePagesHome() };
  const state = stateName(stateCode);
  if (answer.kind === 'state') return { crumbs: [home], here: state };
  return { crumbs: [home, { name: state, path: paths.whitePages({ location: stateCode }) }], here: answer.city };
}
