import type { Person } from '../../../../shared/contract/person/person.ts';
import { lookupsCopy } from '../../../../shared/copy/billing/lookups.ts';
import type { PriceLine } from '../../../../shared/copy/billing/price-lines.ts';
import { formatCount } from '../../../../shared/copy/format/numbers.ts';
import { joinOr } from '../../../../shared/copy/format/prose.ts';
import { personGlanceCopy as words } from '../../../../shared/copy/person/person-header.ts';
import type { FunnelOffer } from '../../../../shared/funnels/offer-destination.ts';
import { lookupsToOpen } from '../../../../shared/people/low-lookups.ts';
import { firstNameOf } from '../../../../shared/people/mention.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { LampButton } from '../../../ui/action/LampLink.tsx';
import { PriceText } from '../../../ui/action/PriceText.tsx';
import { CardBody, CardFoot } from '../../../ui/surface/Card.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { hasHiddenEmails, shownEmails } from '../emails/shown-emails.ts';
import { PersonBusinessTag, PersonPremiumTag } from '../PersonLockTag.tsx';
import { isNameHidden } from '../page-omissions.ts';
import { isOffered, offerLink, offerPrice, type PriceLink } from '../person-links.ts';
import type { PersonPageModel } from '../person-model.ts';
import { hasHiddenPhones } from '../phones/phone-groups.ts';
import { OPENING_ID } from '../place-ids.ts';
import styles from './PersonContactInfo.module.css';
import { canReach, PersonReach } from './PersonReach.tsx';
import { PersonCardHead } from './PersonReport.tsx';

const CONTACT_PRICE_ID = 'price-contact';

/**
 * The inside of a card: how to reach the person, for viewers who may see it; otherwise how many phone numbers and email
 * addresses there are (P2-161). Hidden ones are offered: to free viewers in the title (P2-162), and full email addresses
 * to Premium viewers (P6-031).
 */
export function PersonContactInfo({ page }: { page: PersonPageModel }) {
  const { entitlement, userInfo } = page.details;
  const hidden = hiddenContact(page);
  const isOpenable = lookupsToOpen(userInfo) !== null;
  const isOffered = hidden !== null && entitlement === 'free' && !isOpenable;
  const head = (
    <PersonCardHead title={isOffered ? offerTitle(page) : words.contactInfo}>
      {isOffered ? <PersonPremiumTag /> : hidden === null || isOpenable ? null : <PersonBusinessTag />}
    </PersonCardHead>
  );
  return (
    <>
      {canReach(page.details) ? (
        <PersonReach page={page} head={head} />
      ) : (
        <CardBody>
          <div className={styles.contact}>
            {head}
            <ContactCounts counts={page.details.results.counts} />
          </div>
        </CardBody>
      )}
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
            <LampButton {...hidden.to} priceId={hidden.price === null ? undefined : CONTACT_PRICE_ID}>
              {hidden.link}
            </LampButton>
          )}
        </CardFoot>
      )}
    </>
  );
}

/** Kinds without one are in a sentence, because a zero beside an icon reads like a result. */
function ContactCounts({ counts }: { counts: Person['counts'] }) {
  const all = [
    ['mobile', words.mobile, counts.mobilePhonesCount],
    ['phone', words.landline, counts.landlinePhonesCount],
    ['mail', words.emails, counts.emailsCount],
    ['hash', words.other, counts.otherPhonesCount],
  ] as const;
  const items = all.filter(([, , count]) => count > 0);
  const missing = all.flatMap(([, label, count]) => (count > 0 ? [] : [label.toLowerCase()]));
  return (
    <ul className={styles.list}>
      {items.map(([icon, label, count]) => (
        <li key={icon}>
          <Icon name={icon} />
          {label}
          <b>{formatCount(count)}</b>
        </li>
      ))}
      {missing.length === 0 ? null : <li>{words.noContact(joinOr(missing))}</li>}
    </ul>
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
