import type { ReactNode } from 'react';
import { personRegistryCopy as words } from '../../../../shared/copy/person/person-registry.ts';
import type { Slot } from '../../../../shared/funnels/funnel-values.ts';
import { buttonClass } from '../../../ui/action/Button.tsx';
import lamp from '../../../ui/action/LampLink.module.css';
import { classNames } from '../../../ui/text/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { NewWindowNote } from '../../../ui/text/VisuallyHidden.tsx';
import type { AnyPersonPage } from '../browser-model.ts';
import { callToActionOf } from './call-to-action.ts';
import styles from './PersonOffer.module.css';
import { PersonSlotOutline } from './PersonSlotOutline.tsx';
import { type Offer, readOffer } from './read-offer.ts';

/** How loud an offer is: at most one filled and two soft ones are in view. `inline` is part of a sentence. */
type OfferLook = 'link' | 'inline' | 'soft' | 'filled';

/**
 * The call to action of a slot: amber if it leads to a price or spends a credit, pine if it leads to a section of this
 * page (P6-057); nothing if the registry has none (P6-058, P7-043). It is a link whatever its kind, so that it works
 * without JavaScript; `data-upgrade` and `data-credit` tell scripts what it can do on this page.
 */
export function PersonOffer({
  page,
  slot,
  look = 'link',
  text,
}: {
  page: AnyPersonPage;
  slot: Slot;
  look?: OfferLook;
  /** wording for a place that is about something other than the slot */
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
      {isNewWindow ? <NewWindowNote /> : null}
    </a>
  );
}

function classOf(look: OfferLook, isPriced: boolean): string | undefined {
  switch (look) {
    case 'link':
      return isPriced ? lamp.link : styles.link;
    case 'inline':
      return isPriced ? styles.inline : undefined;
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
  const { source, clickKind, destination } = found;
  const parts = [slot, source, words.click(clickKind, destination)];
  return words.slot(isShown ? parts : [...parts, words.notShown]);
}
