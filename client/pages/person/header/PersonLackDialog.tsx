import { useEffect } from 'react';
import { personActionCopy, personFlagCopy } from '../../../../shared/copy/person/person-actions.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { track } from '../../../analytics/track.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { PriceText } from '../../../ui/action/PriceText.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { openOver } from '../../../ui/overlay/open-over.ts';
import { NewWindowNote } from '../../../ui/text/VisuallyHidden.tsx';
import type { PersonPageCore } from '../browser-model.ts';
import { ownHref } from '../people-links.ts';
import { isOffered, offerPrice, priceLink, unlimitedHref } from '../person-links.ts';
import { lookupLack } from './lack-texts.ts';

const { lookup } = personActionCopy;

export function openLackDialog(page: PersonPageCore): void {
  openOver((close) => <PersonLackDialog page={page} onClose={close} />);
}

/** Saving takes a lookup: sends an event (P4-037) and says which plans can save. */
function PersonLackDialog({ page, onClose }: { page: PersonPageCore; onClose: () => void }) {
  const { results } = page.details;
  const { isUsedUp, text } = lookupLack(page.details);
  useEffect(() => track('save_out_of_lookups', {}), []);
  const price = offerPrice(page, 'person');
  const offer = priceLink(page, 'subHeader');
  const isNewWindow = !isUsedUp && offer.isNewWindow;
  const priceId = price === null ? undefined : 'price-lookup';
  return (
    <Dialog
      title={lookup.title}
      size="Small"
      onClose={onClose}
      footer={
        <>
          {page.isLoggedIn ? (
            <Button onClick={onClose}>{personFlagCopy.leave}</Button>
          ) : (
            <ButtonLink href={paths.login({ redirect: ownHref(page) })}>{lookup.logIn}</ButtonLink>
          )}
          {!isOffered(page, 'person') ? null : (
            // A LampButton would take a line of its own on phones.
            <ButtonLink
              look="lamp"
              href={isUsedUp ? unlimitedHref(results) : offer.href}
              target={isNewWindow ? '_blank' : undefined}
              aria-describedby={priceId}
            >
              {isUsedUp ? lookup.seeUnlimited : lookup.seePremium}
              {isNewWindow ? <NewWindowNote /> : null}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{text}</p>
      {price === null || priceId === undefined ? null : <PriceText id={priceId} whole={price.whole} />}
    </Dialog>
  );
}
