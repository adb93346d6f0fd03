import { siteCopy } from '../../../../shared/copy/site/site.ts';
import type { Slot } from '../../../../shared/funnels/funnel-slot.ts';
import { buttonClass } from '../../../ui/action/button-class.ts';
import lampButton from '../../../ui/action/LampButton.module.css';
import lampLink from '../../../ui/action/LampLink.module.css';
import { classNames } from '../../../ui/text/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import styles from './PersonOffer.module.css';
import { PersonSlot } from './PersonSlot.tsx';
import { type Offer, readOffer } from './read-offer.ts';

/** How loud an offer is: at most one filled and two soft ones in view. `inline` stands in a sentence. */
type OfferLook = 'link' | 'inline' | 'soft' | 'filled';

/**
 * The call to action of a slot: amber where it leads to a price or spends a credit, pine where it leads to a section of
 * this page (P6-057); nothing where the registry has none (P6-058, P7-043). It is a link whatever its kind, so that it
 * works without a script; a script finds by `data-upgrade` and `data-credit` what it can do on this page.
 */
export function PersonOffer({
  page,
  slot,
  look = 'link',
  text,
}: {
  page: PersonPageModel;
  slot: Slot;
  look?: OfferLook;
  /** words of the place itself, where it speaks of something else than the slot */
  text?: string;
}) {
  const offer = readOffer(page, slot);
  return (
    <PersonSlot page={page} slot={slot}>
      {offer === null ? null : <OfferLink offer={offer} look={look} text={text ?? offer.text} />}
    </PersonSlot>
  );
}

function OfferLink({ offer, look, text }: { offer: Offer; look: OfferLook; text: string }) {
  const { kind, destination, isNewWindow, lateTemplate } = offer;
  return (
    <a
      className={classOf(look, offer.isPriced)}
      href={offer.href}
      target={isNewWindow ? '_blank' : undefined}
      // Until its text is there (P7-042).
      hidden={text === ''}
      data-slot={offer.slot}
      data-click={kind}
      data-upgrade={kind === 'one-click-upgrade' ? destination : undefined}
      data-credit={kind === 'consume-background-credit' ? destination : undefined}
      data-late-template={lateTemplate ?? undefined}
    >
      {look === 'link' && offer.isPriced ? <Icon name="lock" size={16} /> : null}
      {lateTemplate === null ? text : <span>{text}</span>}
      {isNewWindow ? <VisuallyHidden>{` ${siteCopy.opensInNewWindow}`}</VisuallyHidden> : null}
    </a>
  );
}

function classOf(look: OfferLook, isPriced: boolean): string | undefined {
  switch (look) {
    case 'link':
      return isPriced ? lampLink.link : styles.link;
    case 'inline':
      return isPriced ? styles.inline : undefined;
    case 'soft':
      return classNames(buttonClass({ look: isPriced ? 'lampsoft' : 'plain', size: 'small' }), lampButton.button);
    case 'filled':
      return buttonClass({ look: isPriced ? 'lamp' : 'pine' });
  }
}
