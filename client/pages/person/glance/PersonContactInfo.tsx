import { lookupsCopy } from '../../../../shared/copy/billing/lookups.ts';
import type { PriceLine } from '../../../../shared/copy/billing/price-lines.ts';
import { personGlanceCopy as words } from '../../../../shared/copy/person/person-header.ts';
import type { FunnelOffer } from '../../../../shared/funnels/offer-destination.ts';
import { lookupsToOpen } from '../../../../shared/people/low-lookups.ts';
import { firstNameOf } from '../../../../shared/people/mention.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { LampLink } from '../../../ui/action/LampLink.tsx';
import { PriceText } from '../../../ui/action/PriceText.tsx';
import { CardBody, CardFoot } from '../../../ui/surface/Card.tsx';
import { hasHiddenEmails, shownEmails } from '../emails/shown-emails.ts';
import { isNameHidden } from '../page-omissions.ts';
import { isOffered, offerLink, offerPrice, type PriceLink } from '../person-links.ts';
import type { PersonPageModel } from '../person-model.ts';
import { hasHiddenPhones } from '../phones/phone-groups.ts';
import { OPENING_ID } from '../place-ids.ts';
import { PersonReach } from './PersonReach.tsx';
import { PersonCardHead } from './PersonReport.tsx';

const CONTACT_PRICE_ID = 'price-contact';

/**
 * The inside of a card: how to reach the person, as far as that was sent (P2-161). Hidden contact data is offered: to free
 * viewers in the title (P2-162), and full email addresses to Premium viewers (P6-031).
 */
export function PersonContactInfo({ page }: { page: PersonPageModel }) {
  const { entitlement, userInfo } = page.details;
  const hidden = hiddenContact(page);
  const isOpenable = lookupsToOpen(userInfo) !== null;
  const isOffered = hidden !== null && entitlement === 'free' && !isOpenable;
  return (
    <>
      <CardBody>
        <PersonCardHead title={isOffered ? offerTitle(page) : words.contactInfo} />
        <PersonReach page={page} />
      </CardBody>
      {hidden === null ? null : (
        <CardFoot>
          <p>
            {hidden.text}
            {isOpenable || hidden.price === null ? null : (
              <PriceText id={CONTACT_PRICE_ID} whole={hidden.price.whole} />
            )}
          </p>
          {isOpenable ? (
            <ButtonLink size="small" href={`#${OPENING_ID}`}>
              {lookupsCopy.open.toButton}
            </ButtonLink>
          ) : (
            <LampLink {...hidden.to} priceId={hidden.price === null ? undefined : CONTACT_PRICE_ID}>
              {hidden.link}
            </LampLink>
          )}
        </CardFoot>
      )}
    </>
  );
}

/** 'Get Maya’s Contact Info', or without the name if it must not appear beside a price (P2-133). */
function offerTitle(page: PersonPageModel): string {
  return isNameHidden(page) ? words.getContactInfoNameless : words.getContactInfo(firstNameOf(page.details.results));
}

interface HiddenContact {
  readonly text: string;
  readonly link: string;
  readonly to: PriceLink;
  /** null if it is not known */
  readonly price: PriceLine | null;
}

/**
 * What is hidden, phone numbers before emails; null if everything is on the page, or what is not can neither be bought
 * nor opened by a lookup.
 */
function hiddenContact(page: PersonPageModel): HiddenContact | null {
  const { results: person, entitlement, userInfo } = page.details;
  const hide = (offer: FunnelOffer, text: string, link: string): HiddenContact | null =>
    isOffered(page, offer) || lookupsToOpen(userInfo) !== null
      ? { text, link, to: offerLink(page, 'subHeader', offer), price: offerPrice(page, offer) }
      : null;
  const hasEmails = hasHiddenEmails(shownEmails(page.details));
  if (entitlement === 'premium' && hasEmails) return hide('business-email', words.partialEmails, words.viewEmails);
  if (entitlement !== 'free') return null;
  if (hasHiddenPhones(person)) return hide('person', words.hiddenPhones, words.viewPhones);
  return hasEmails ? hide('person-email', words.hiddenEmails, words.viewEmails) : null;
}
