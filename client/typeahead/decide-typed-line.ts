import { formatPhone } from '../../shared/copy/format/phone-number.ts';
import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { checkFilled } from '../../shared/forms/search-form.ts';
import { shapeOfLine, tidyLine } from '../../shared/typed/line-shape.ts';
import { phoneOf } from '../../shared/typed/typed-phone.ts';
import { normalisePhone } from '../../shared/urls/segments.ts';
import type { IconName } from '../ui/text/icon-paths.ts';

const words = searchBoxCopy.suggestions;

/** What the list says about a line that is no name; '' as title while it is too short to say anything. */
export interface TypedLineChoice {
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string | null;
}

/**
 * The one choice for a line that is typed into a name field and is a phone number, an address, a ZIP code or an email
 * address; null if it may be a name, for which the origin is asked. Of an address the number is needed: 'maria st' may
 * become Maria Stone.
 */
export function decideTypedLine(typed: string): TypedLineChoice | null {
  const line = tidyLine(typed);
  switch (shapeOfLine(line)) {
    case 'words':
      return null;
    case 'phone':
      return { icon: 'phone', title: lookUpPhone(phoneOf(line)), detail: null };
    case 'address':
      if (!/\d/.test(line)) return null;
      return { icon: 'home', title: words.lookUp(line), detail: null };
    case 'zip':
      return { icon: 'pin', title: words.lookUp(words.zip(line)), detail: null };
    case 'email':
      return { icon: 'mail', title: words.noEmail, detail: words.otherWays };
    case 'box':
      return { icon: 'mail', title: words.noBox, detail: words.otherWays };
    case 'nothing':
    case 'unspellable':
      return { icon: 'search', title: '', detail: null };
  }
}

/** '' for what is no whole number yet. */
function lookUpPhone(typed: string): string {
  const phone = Object.keys(checkFilled('phone', { phone: typed })).length === 0 ? normalisePhone(typed) : null;
  return phone === null ? '' : words.lookUp(formatPhone(phone));
}
