import { formatCapped } from '../../../shared/copy/format/numbers.ts';
import { resultsPlaceCopy as words } from '../../../shared/copy/search/results-place.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { ResultsPageModel } from './results-model.ts';
import type { NextLink } from './results-next.ts';

/**
 * The same name in the whole state and in the whole country. With how many people these lists have, if the origin says:
 * then those that have no more than this one are left out.
 */
export function widerLists({
  name,
  answer: { place, wider },
}: Pick<ResultsPageModel, 'name' | 'answer'>): readonly NextLink[] {
  if (!place?.isKnown) return [];
  const state = place.city === null ? null : place.stateCode;
  const lists = wider ?? [...(state === null ? [] : [{ location: state }]), { location: '' }];
  return lists.map((list) => {
    const text = list.location === '' ? words.everywhere : words.allOf(stateName(list.location));
    const count = 'people' in list ? ` (${formatCapped(list.people, list.isCapped)})` : '';
    return { text: `${text}${count}`, href: paths.personSearch({ name, location: list.location }) };
  });
}
