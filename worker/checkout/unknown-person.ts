import { checkoutUnknownCopy as words } from '../../shared/copy/billing/checkout-unknown.ts';
import { paths } from '../../shared/urls/paths.ts';
import { NotListed } from '../failures/errors.ts';

/** 404 for a checkout about somebody who is unknown or no longer shown: nothing is sold for nobody. */
export function unknownPerson(): NotListed {
  return new NotListed({
    title: words.title,
    text: words.text,
    link: { text: words.search, href: paths.peopleSearch() },
  });
}
