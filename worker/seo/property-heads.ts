import type { HeadModel } from '../../client/pages/page-model.ts';
import { propertyAddress } from '../../client/pages/property/property-address.ts';
import type { PropertySearchAnswer } from '../../shared/contract/finding/browse.ts';
import type { PropertyAnswer } from '../../shared/contract/records/property.ts';
import { propertyHoldingsInShort } from '../../shared/copy/records/property-holds.ts';
import { homeLine } from '../../shared/copy/search/home-line.ts';
import { propertyPagesCopy } from '../../shared/copy/search/property-pages.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { stateName } from '../../shared/people/us-states.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';

const words = propertyPagesCopy;

/**
 * 'N Halyard Ave, Portland, OR
 * Property
 * Porchlight' (F2-22). Made from the record as masked for this reader. Only a home whose public facts
 * differ from those of its neighbors on the street is indexed: for the others, the list of their place is, which they link to.
 */
export function propertyHead(answer: PropertyAnswer, path: string, origin: string, hasFlags: boolean): HeadModel {
  const { street, city, stateCode } = propertyAddress(answer);
  const place = placeText(city, stateCode);
  const home = answer.type === 'teaser' && answer.home ? homeLine(answer.home) : '';
  const holdings = answer.type === 'teaser' && answer.holds ? propertyHoldingsInShort(answer.holds) : '';
  return {
    title: pageHeadCopy.titled(words.titled(`${street}, ${place}`)),
    description: words.page.description(street, place, { home, holdings }),
    isIndexable: answer.type === 'teaser' && answer.isDistinct === true && !hasFlags,
    canonical: origin + path,
  };
}

/** One page of a place's properties; each page of the list is indexed, unless nothing is left on it. */
export function propertySearchHead(answer: PropertySearchAnswer, origin: string, hasFlags: boolean): HeadModel {
  const { stateCode, page } = answer;
  const city = answer.kind === 'city' ? answer.city : null;
  const title = words.search.title(city, stateName(stateCode));
  const isEmpty = answer.kind === 'city' && answer.properties.length === 0;
  return {
    title: pageHeadCopy.titled(words.search.page(title, page)),
    description: words.search.description(city, stateName(stateCode), answer.propertiesCount),
    isIndexable: !isEmpty && !hasFlags,
    canonical: origin + paths.propertySearch({ location: placeText(city, stateCode), page }),
  };
}

/** `hasInput`: the form shows what someone typed, a variant of the empty form. */
export function propertyHomeHead(origin: string, hasInput: boolean): HeadModel {
  return {
    title: pageHeadCopy.titled(words.home.title),
    description: words.home.description,
    isIndexable: !hasInput,
    canonical: origin + paths.propertyHome(),
  };
}
