import type { HeadModel } from '../../client/pages/page-model.ts';
import type { AddressSearchAnswer, PhoneSearchAnswer } from '../../shared/contract/finding/reverse-search.ts';
import { formatPhone } from '../../shared/copy/format/phone-number.ts';
import { addressPageCopy as words } from '../../shared/copy/search/address-page.ts';
import { phonePageCopy, reversePhoneCopy } from '../../shared/copy/search/phone-page.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { routesCopy } from '../../shared/copy/site/routes.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';

/**
 * The path of a street as it is on record, however it was spelled in the request, and of whichever house; `number`: the
 * one that was asked for, which the page only repeats.
 */
export function streetPathOf({ street, city, stateCode }: AddressSearchAnswer, number: string | null = null): string {
  return paths.street({ street, location: placeText(city, stateCode), number });
}

/**
 * 'N Halyard Ave, Portland, OR', or with the house number for those who may ask for one. Never indexed: who lives on
 * which street is nothing to search for, and a list of houses would reveal the number that a person's page hides.
 */
export function addressHead(answer: AddressSearchAnswer, origin: string): HeadModel {
  const { street, city, stateCode, house } = answer;
  const place = placeText(city, stateCode);
  return {
    title: pageHeadCopy.titled(words.title(house?.address ?? street, place)),
    description: house === null ? words.description(street, place) : words.houseDescription(house.address, place),
    isIndexable: false,
    canonical: origin + streetPathOf(answer),
  };
}

/** `hasInput`: the form shows what someone typed, a variant of the empty form. */
export function addressSearchHead(origin: string, hasInput: boolean): HeadModel {
  return {
    title: pageHeadCopy.titled(words.search.headTitle),
    description: words.search.description,
    isIndexable: !hasInput,
    canonical: origin + paths.addressSearch(),
  };
}

const phoneWords = phonePageCopy.head;

/**
 * Only numbers in a public directory are indexed. The title gives the line type and the area, and never an owner.
 * `hasFlags`: see hasFlags in page-heads.ts.
 */
export function phoneHead(origin: string, answer: PhoneSearchAnswer, hasFlags: boolean): HeadModel {
  const number = formatPhone(answer.phone);
  return {
    title: pageHeadCopy.titled(titleOf(answer, number)),
    description: answer.isPartial ? phoneWords.partialDescription(number) : phoneWords.description(number),
    isIndexable: answer.isListed && !answer.isPartial && !hasFlags,
    canonical: origin + paths.phone(answer),
  };
}

/** Never indexed, and without a canonical URL: that of a link holds a token. */
export function phoneReportHead(state: 'form' | 'mailed' | 'confirm' | 'over'): HeadModel {
  const { title, description } =
    routesCopy[state === 'confirm' || state === 'over' ? 'confirm-phone-report' : 'phone-report'];
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}

/** The same for a dispute of reports. */
export function phoneDisputeHead(state: 'form' | 'nothing' | 'mailed' | 'link' | 'over'): HeadModel {
  const { title, description } =
    routesCopy[state === 'link' || state === 'over' ? 'confirm-phone-dispute' : 'phone-dispute'];
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}

/** `isPlain`: the page itself, not a variant with someone's input. */
export function reversePhoneHead(origin: string, isPlain: boolean): HeadModel {
  return {
    title: pageHeadCopy.titled(reversePhoneCopy.head.title),
    description: reversePhoneCopy.head.description,
    isIndexable: isPlain,
    canonical: origin + paths.reversePhone(),
  };
}

function titleOf(answer: PhoneSearchAnswer, number: string): string {
  if (answer.isPartial) return phoneWords.partial(number, answer.numbers.length, answer.hasMoreNumbers);
  if (answer.lineType === null) return phoneWords.noLine(number);
  return phoneWords.title(number, phonePageCopy.lineType(answer.lineType).toLowerCase(), answer.area?.state ?? null);
}
