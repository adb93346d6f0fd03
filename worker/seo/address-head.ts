import type { HeadModel } from '../../client/pages/page-model.ts';
import type { AddressSearchAnswer } from '../../shared/contract/finding/reverse-search.ts';
import { addressPageCopy as words } from '../../shared/copy/search/address-page.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';

/** The path of an address as it is on record, whatever spelling it was asked for with. */
export function addressPathOf({ street, city, stateCode, addressId }: AddressSearchAnswer): string {
  return paths.address({ street, location: placeText(city, stateCode), id: addressId });
}

/**
 * '2417 N Halyard Ave, Portland, OR'. Never for search engines: a list of pages with house numbers would tell which one a
 * person's page hides from free readers.
 */
export function addressHead(answer: AddressSearchAnswer, origin: string): HeadModel {
  const { street, city, stateCode } = answer;
  const place = placeText(city, stateCode);
  return {
    title: pageHeadCopy.titled(words.title(street, place)),
    description: words.description(street, place),
    isIndexable: false,
    canonical: origin + addressPathOf(answer),
  };
}

/** `hasInput`: the form shows what somebody typed, which is a variant of the empty one. */
export function addressSearchHead(origin: string, hasInput: boolean): HeadModel {
  return {
    title: pageHeadCopy.titled(words.search.headTitle),
    description: words.search.description,
    isIndexable: !hasInput,
    canonical: origin + paths.addressSearch(),
  };
}
