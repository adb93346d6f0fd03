import { useEffect } from 'react';
import { personActionCopy, shortName } from '../../../../shared/copy/person/person-actions.ts';
import { mainAddressOf } from '../../../../shared/people/mention.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { track } from '../../../analytics/track.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { LampLink } from '../../../ui/action/LampLink.tsx';
import { PriceText } from '../../../ui/action/PriceText.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { PersonPageCore } from '../browser-model.ts';
import { personHref } from '../people-links.ts';
import { isOffered, offerPrice, priceLink, unlimitedHref } from '../person-links.ts';
import { lookupLack } from './lack-texts.ts';
import { type Lack, personToggles } from './person-toggles.ts';

const { logIn, lookup } = personActionCopy;

/** Says what is missing for the clicked button to work, and where to get it. */
export function PersonLackDialog({ page, lack }: { page: PersonPageCore; lack: Lack }) {
  const onClose = () => personToggles(page).lack.set(null);
  return lack === 'log-in' ? (
    <LogInDialog page={page} onClose={onClose} />
  ) : (
    <LookupDialog page={page} onClose={onClose} />
  );
}

interface Props {
  readonly page: PersonPageCore;
  readonly onClose: () => void;
}

/** Monitoring needs an account: log in or sign up, both of which lead back here (P4-010, P6-036). */
function LogInDialog({ page, onClose }: Props) {
  const { name } = page.details.results;
  const redirect = ownPath(page);
  return (
    <Dialog
      title={logIn.title}
      size="Small"
      onClose={onClose}
      footer={
        <>
          <ButtonLink href={paths.signUp({ redirect })}>{logIn.signUp}</ButtonLink>
          <ButtonLink look="pine" href={paths.login({ redirect })}>
            {logIn.logIn}
          </ButtonLink>
        </>
      }
    >
      <p>{logIn.text(shortName(name.fullName))}</p>
    </Dialog>
  );
}

/** Saving takes a lookup: sends an event (P4-037) and says which plans can save. */
function LookupDialog({ page, onClose }: Props) {
  const { results } = page.details;
  const { isUsedUp, text } = lookupLack(page.details);
  useEffect(() => track('save_out_of_lookups', {}), []);
  const price = offerPrice(page, 'person');
  const priceId = price === null ? undefined : 'price-lookup';
  return (
    <Dialog
      title={lookup.title}
      size="Small"
      onClose={onClose}
      footer={
        !isOffered(page, 'person') ? undefined : isUsedUp ? (
          <LampLink href={unlimitedHref(results)} priceId={priceId}>
            {lookup.seeUnlimited}
          </LampLink>
        ) : (
          <LampLink {...priceLink(page, 'subHeader')} priceId={priceId}>
            {lookup.seePremium}
          </LampLink>
        )
      }
    >
      <p>
        {text}
        {page.isLoggedIn ? null : (
          <>
            {` ${lookup.subscribed} `}
            <a href={paths.login({ redirect: ownPath(page) })}>{lookup.logIn}</a>
          </>
        )}
      </p>
      {price === null || priceId === undefined ? null : <PriceText id={priceId} whole={price.whole} />}
    </Dialog>
  );
}

/** The path of this page without flags. */
function ownPath({ details: { results: person } }: PersonPageCore): string {
  const address = mainAddressOf(person);
  const { id, name } = person;
  return personHref({ id, name, city: address?.city ?? null, stateCode: address?.stateCode ?? null });
}
