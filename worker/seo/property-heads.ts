import type { HeadModel } from '../../client/pages/page-model.ts';
import { propertyAddress } from '../../client/pages/property/property-address.ts';
import type { PropertySearchAnswer } from '../../shared/contract/browse.ts';
import type { PropertyAnswer } from '../../shared/contract/property.ts';
import { pageHeadCopy } from '../../shared/copy/page-head.ts';
import { propertyPagesCopy } from '../../shared/copy/property-pages.ts';
import { stateName } from '../../shared/people/us-states.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';

const words = propertyPagesCopy;

/** 'N Halyard Ave, Portland, OR | Property' (F2-22). Made of the answer as it is masked for this reader. */
export function propertyHead(answer: PropertyAnswer, path: string, origin: string): HeadModel {
  const { street, city, stateCode } = propertyAddress(answer);
  const place = placeText(city, stateCode);
  return {
    title: words.titled(`${street}, ${place}`),
    description: words.page.description(street, place),
    isIndexable: true,
    canonical: origin + path,
  };
}

/** One page of the properties of a place; each page of the list is a page of its own for search engines. */
export function propertySearchHead(answer: PropertySearchAnswer, origin: string): HeadModel {
  const { stateCode, page } = answer;
  const city = answer.kind === 'city' ? answer.city : null;
  const title = words.search.title(city, stateName(stateCode));
  return {
    title: pageHeadCopy.titled(words.search.page(title, page)),
    description: words.search.description(city, stateName(stateCode), answer.propertiesCount),
    isIndexable: true,
    canonical: origin + paths.propertySearch({ location: placeText(city, stateCode), page }),
  };
}

/** `hasInput`: the form shows what somebody typed, which is no page of its own. */
export function propertyHomeHead(origin: string, hasInput: boolean): HeadModel {
  return {
    title: pageHeadCopy.titled(words.home.title),
    description: words.home.description,
    isIndexable: !hasInput,
    canonical: hasInput ? null : origin + paths.propertyHome(),
  };
}
