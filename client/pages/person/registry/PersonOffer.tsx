import type { ReactNode } from 'react';
import { personRegistryCopy as words } from '../../../../shared/copy/person/person-registry.ts';
import type { Slot } from '../../../../shared/funnels/funnel-values.ts';
import { buttonClass } from '../../../ui/action/Button.tsx';
import lamp from '../../../ui/action/LampLink.module.css';
import { PriceText } from '../../../ui/action/PriceText.tsx';
import { classNames } from '../../../ui/text/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { NewWindowNote } from '../../../ui/text/VisuallyHidden.tsx';
import type { AnyPersonPage } from '../browser-model.ts';
import { callToActionOf } from './call-to-action.ts';
import { PersonSlotOutline } from './PersonSlotOutline.tsx';
import { type Offer, readOffer } from './read-offer.ts';

/** How loud an offer is: at most one filled and two soft ones are in view. `inline` is part of a sentence. */
type OfferLook = 'link' | 'inline' | 'soft' | 'filled';

/**
 * Where the price of an offer is: in the link, in short; or whole, after the link, or wherever the place puts it by
 * {@link PersonOfferNote}. It is always in a link that is hidden until its text arrives.
 */
type PricePlace = 'inside' | 'after' | 'note';

/**
 * The call to action of a slot, with what it costs: amber if it leads to a price or spends a credit, pine if it leads to
 * a section of this page (P6-057); nothing if the registry has none (P6-058, P7-043). It is a link whatever its kind, so
 * that it works without JavaScript; `data-upgrade` and `data-credit` tell scripts what it can do on this page.
 */
export function PersonOffer({
  page,
  slot,
  look = 'link',
  text,
  price = 'after',
  part = slot,
}: {
  page: AnyPersonPage;
  slot: Slot;
  look?: OfferLook;
  /** wording for a place that is about something other than the slot */
  text?: string;
  price?: PricePlace;
  /** tells the places apart that share a slot */
  part?: string;
}) {
  const offer = readOffer(page, slot);
  const place = offer?.text === '' ? 'inside' : price;
  return (
    <PersonSlot page={page} slot={slot}>
      {offer === null ? null : (
        <>
          <OfferLink offer={offer} look={look} text={text ?? offer.text} place={place} part={part} />
          {place === 'after' ? <OfferPrice offer={offer} part={part} /> : null}
        </>
      )}
    </PersonSlot>
  );
}

/** A paragraph beside the offer of a slot: what is hidden, if that is to be said, and what the offer costs. */
export function PersonOfferNote({
  page,
  slot,
  children = null,
}: {
  page: AnyPersonPage;
  slot: Slot;
  children?: ReactNode;
}) {
  const found = readOffer(page, slot);
  const offer = found?.text === '' ? null : found;
  if (children === null && offer?.price?.whole === undefined) return null;
  return (
    <p>
      {children}
      {offer === null ? null : <OfferPrice offer={offer} part={slot} />}
    </p>
  );
}

function OfferPrice({ offer: { price }, part }: { offer: Offer; part: string }) {
  return price?.whole === undefined ? null : <PriceText id={priceId(part)} whole={price.whole} />;
}

const priceId = (part: string) => `price-${part}`;

function OfferLink({
  offer,
  look,
  text,
  place,
  part,
}: {
  offer: Offer;
  look: OfferLook;
  text: string;
  place: PricePlace;
  part: string;
}) {
  const { kind, destination, isNewWindow, lateTemplate, price } = offer;
  // A credit is in the words of its button.
  const isInside = place === 'inside' && price !== null && kind !== 'consume-background-credit';
  return (
    <a
      aria-describedby={place === 'inside' || price?.whole === undefined ? undefined : priceId(part)}
      className={classOf(look, offer.isPriced)}
      href={offer.href}
      target={isNewWindow ? '_blank' : undefined}
      // Until its text arrives (P7-042).
      hidden={text === ''}
      data-slot={offer.slot}
      data-click={kind}
      data-upgrade={kind === 'one-click-upgrade' ? destination : undefined}
      data-credit={kind === 'consume-background-credit' ? destination : undefined}
      data-late-template={lateTemplate ?? undefined}
    >
      {look === 'link' && offer.isPriced ? <Icon name="lock" size={16} /> : null}
      {lateTemplate === null ? text : <span>{text}</span>}
      {isInside ? <small>{` ${price.short}`}</small> : null}
      {isNewWindow ? <NewWindowNote /> : null}
    </a>
  );
}

function classOf(look: OfferLook, isPriced: boolean): string | undefined {
  switch (look) {
    case 'link':
      return isPriced ? lamp.link : lamp.plain;
    case 'inline':
      return isPriced ? lamp.inline : undefined;
    case 'soft':
      return classNames(buttonClass({ look: isPriced ? 'lampsoft' : 'plain', size: 'small' }), lamp.button);
    case 'filled':
      return buttonClass({ look: isPriced ? 'lamp' : 'pine' });
  }
}

/**
 * The place of a call to action. With debug_registry=true it is outlined and says where its content comes from, even if
 * empty (P2-058); otherwise it adds no element.
 */
export function PersonSlot({ page, slot, children }: { page: AnyPersonPage; slot: Slot; children: ReactNode }) {
  if (!page.flags.debugsRegistry) return children;
  return (
    <PersonSlotOutline slot={slot} label={describeSlot(page, slot, children !== null)}>
      {children}
    </PersonSlotOutline>
  );
}

/** 'phones · registry · funnel → person', 'phones · empty'; what exists but is not shown says so. */
function describeSlot(page: AnyPersonPage, slot: Slot, isShown: boolean): string {
  const found = callToActionOf(page.details.pageDefinition, slot);
  if (found === null) return words.slot([slot, words.empty]);
  const { source, clickKind, destination, price } = found;
  const parts = [
    slot,
    source,
    words.click(clickKind, destination),
    price == null ? words.noPrice : words.price(price.short),
  ];
  return words.slot(isShown ? parts : [...parts, words.notShown]);
}
