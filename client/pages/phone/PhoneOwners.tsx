import type { Owner } from '../../../shared/contract/finding/reverse-search.ts';
import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { NamedOwner } from '../../owners/NamedOwner.tsx';
import owners from '../../owners/Owner.module.css';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import { Card, CardFoot, EmptyState } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { NewWindowNote, VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './PhoneOwners.module.css';
import type { PhonePageModel } from './phone-model.ts';

const words = phonePageCopy.owners;
const isMasked = (owner: Owner): owner is Extract<Owner, { type: 'masked' }> => owner.type === 'masked';

/** Who has the number, as far as this reader may know, and how to see the rest (F2-13). */
export function PhoneOwners({ page }: { page: PhonePageModel }) {
  const { owners } = page.answer;
  // Who a number belonged to is no way to reach anybody, so nobody who has died is offered.
  const masked = owners.filter((owner) => isMasked(owner) && !owner.isDead).length;
  return (
    <section aria-labelledby="owners">
      <SectionHead id="owners" title={words.title} count={owners.length > 1 ? owners.length : undefined}>
        {masked > 0 ? <Chip tone="lamp">{words.premium}</Chip> : null}
      </SectionHead>
      <Card>
        {owners.length === 0 ? (
          <EmptyState icon="phone">
            <p>
              <b>{words.nobody}</b>
            </p>
            <p>{words.nobodyWhy}</p>
          </EmptyState>
        ) : (
          <OwnerList owners={owners} />
        )}
        {masked > 0 ? <LockedFoot page={page} masked={masked} /> : <NamedFoot page={page} />}
      </Card>
    </section>
  );
}

/** Who had the number before, in the same way; nothing if nobody is known. */
export function FormerPhoneOwners({ page }: { page: PhonePageModel }) {
  const { formerOwners } = page.answer;
  if (formerOwners.length === 0) return null;
  return (
    <section aria-labelledby="former-owners">
      <SectionHead id="former-owners" title={words.formerTitle} />
      <Card>
        <OwnerList owners={formerOwners} />
      </Card>
    </section>
  );
}

function OwnerList({ owners }: { owners: readonly Owner[] }) {
  return (
    <ul className={styles.list}>
      {owners.map((owner, at) =>
        // Masked owners may look alike, and the list never changes.
        isMasked(owner) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <PhoneMaskedOwner key={`masked-${at}`} owner={owner} />
        ) : (
          <li key={owner.person.id}>
            <NamedOwner person={owner.person} />
          </li>
        ),
      )}
    </ul>
  );
}

function LockedFoot({ page: { ownerLink }, masked }: { page: PhonePageModel; masked: number }) {
  return (
    <CardFoot>
      <p>{words.lockedNote}</p>
      <ButtonLink look="lampsoft" href={ownerLink.href} target={ownerLink.isNewWindow ? '_blank' : undefined}>
        {words.see(masked)}
        {ownerLink.isNewWindow ? <NewWindowNote /> : null}
      </ButtonLink>
    </CardFoot>
  );
}

function NamedFoot({ page: { answer } }: { page: PhonePageModel }) {
  if (answer.owners.length === 0) return null;
  return (
    <CardFoot>
      <p>{answer.isListed ? words.listedNote : words.freeOfLookups}</p>
    </CardFoot>
  );
}

/** 'One person, in their 40s. Portland, OR. Initials M. O.': all that was sent about them. */
function PhoneMaskedOwner({ owner }: { owner: Extract<Owner, { type: 'masked' }> }) {
  const place = placeText(owner.city, owner.state) || words.noPlace;
  return (
    <li>
      <span className={owners.disc} aria-hidden="true">
        {owner.initials}
      </span>
      <div className={owners.about}>
        <b>{`${words.one}, ${owner.isDead ? words.deceased : ageInWords(owner.ageRange)}`}</b>
        <p>{owner.initials === '' ? place : `${place}. ${words.initials(owner.initials)}`}</p>
      </div>
      <span className={styles.lock}>
        <Icon name="lock" />
        <VisuallyHidden>{words.locked}</VisuallyHidden>
      </span>
    </li>
  );
}

function ageInWords(range: string | null): string {
  if (range === null) return words.unknownAge;
  return range.includes('-') ? words.teens(range) : words.ageRange(range);
}
