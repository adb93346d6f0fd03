import type { LocationAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { BrowseHead } from '../../browse/BrowsePage.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';

const words = browseCopy.whitePages;

/** What stands above the search of a city: the way here, the heading. */
export function WhitePagesCityHead({ answer }: { answer: Extract<LocationAnswer, { kind: 'city' }> }) {
  const { city, stateCode, peopleCount, county } = answer;
  const state = stateName(stateCode);
  const crumbs = [
    { name: words.crumb, path: paths.peopleSearch() },
    { name: state, path: paths.whitePages({ location: stateCode }) },
  ];
  return (
    <>
      <Crumbs crumbs={crumbs} here={city} />
      <BrowseHead title={words.title(`${city}, ${state}`)} lede={words.cityLede(peopleCount, county)} />
    </>
  );
}
