import type { HeadModel } from '../../client/pages/page-model.ts';
import type { PhoneSearchAnswer } from '../../shared/contract/finding/reverse-search.ts';
import { formatPhone } from '../../shared/copy/search/phone-number.ts';
import { phonePageCopy, reversePhoneCopy } from '../../shared/copy/search/phone-page.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';

const words = phonePageCopy.head;

/**
 * Only a number that is in a public directory is for search engines. The title tells the line and never an owner.
 * `hasFlags`: as has-flags.ts counts them.
 */
export function phoneHead(origin: string, answer: PhoneSearchAnswer, hasFlags: boolean): HeadModel {
  const number = formatPhone(answer.phone);
  return {
    title: pageHeadCopy.titled(titleOf(answer, number)),
    description: answer.isPartial ? words.partialDescription(number) : words.description(number),
    isIndexable: answer.isListed && !answer.isPartial && !hasFlags,
    canonical: origin + paths.phone(answer),
  };
}

/** `isPlain`: the page as it is by itself, and not its variant with what somebody asked for. */
export function reversePhoneHead(origin: string, isPlain: boolean): HeadModel {
  return {
    title: pageHeadCopy.titled(reversePhoneCopy.head.title),
    description: reversePhoneCopy.head.description,
    isIndexable: isPlain,
    canonical: origin + paths.reversePhone(),
  };
}

function titleOf(answer: PhoneSearchAnswer, number: string): string {
  if (answer.isPartial) return words.partial(number, answer.numbers.length, answer.hasMoreNumbers);
  if (answer.lineType === null) return words.noLine(number);
  const place = placeText(answer.city, answer.state);
  return words.title(number, phonePageCopy.lineType(answer.lineType).toLowerCase(), place === '' ? null : place);
}
