import { personCopy } from '../../../shared/copy/person/person.ts';
import { Chip } from '../../ui/action/Chip.tsx';
import { NewWindowNote, VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './PersonLockTag.module.css';
import { creditHref, isOffered, offerLink, offerPrice, type Slot } from './person-links.ts';
import type { PersonPageModel } from './person-model.ts';

/** The tag of a card that a plan unlocks (F6-26). The card's own link leads to the plan. */
export function PersonPremiumTag() {
  return <Chip tone="lamp">{personCopy.premium}</Chip>;
}

/** The tag of a card that the business plan unlocks (F6-26). */
export function PersonBusinessTag() {
  return <Chip tone="lamp">{personCopy.emails.business}</Chip>;
}

/**
 * The tag of a card that the report unlocks. It leads to where a report is sold (F6-24). For viewers with a credit it
 * starts the unlocking (F6-25), or without JavaScript leads to the page that does. Its price is in the card, and the tag
 * says it to screen readers.
 */
export function PersonReportTag({ page, slot }: { page: PersonPageModel; slot: Slot }) {
  if (page.details.userInfo.backgroundCredits > 0) {
    return (
      <a className={styles.tag} href={creditHref(page, slot)} data-credit="tag">
        <Chip tone="lamp">{personCopy.backgroundReport}</Chip>
        <VisuallyHidden>{` ${personCopy.useCredit}`}</VisuallyHidden>
      </a>
    );
  }
  if (!isOffered(page, 'background')) return null;
  const { href, isNewWindow } = offerLink(page, slot, 'background');
  const price = offerPrice(page, 'background');
  return (
    <a className={styles.tag} href={href} target={isNewWindow ? '_blank' : undefined}>
      <Chip tone="lamp">{personCopy.backgroundReport}</Chip>
      {price === null ? null : <VisuallyHidden>{` ${price.short}`}</VisuallyHidden>}
      {isNewWindow ? <NewWindowNote /> : null}
    </a>
  );
}
