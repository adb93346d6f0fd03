import { personCopy } from '../../../shared/copy/person/person.ts';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import { Chip } from '../../ui/action/Chip.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { PersonPageModel } from '../page-model.ts';
import styles from './PersonLockTag.module.css';
import { creditHref, reportLink, type Slot } from './person-links.ts';

/** The tag of a card that a plan opens (F6-26). It says so, and the card's own link leads there. */
export function PersonPremiumTag() {
  return <Chip tone="lamp">{personCopy.premium}</Chip>;
}

/** The tag of a card that the business plan opens (F6-26). */
export function PersonBusinessTag() {
  return <Chip tone="lamp">{personCopy.emails.business}</Chip>;
}

/**
 * The tag of a card that the report opens. It leads to where one is bought (F6-24); for who has a credit it starts the
 * unlocking (F6-25), and without a script leads to the page that asks.
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
  const { href, isNewWindow } = reportLink(page, slot);
  return (
    <a className={styles.tag} href={href} target={isNewWindow ? '_blank' : undefined}>
      <Chip tone="lamp">{personCopy.backgroundReport}</Chip>
      {isNewWindow ? <VisuallyHidden>{` ${siteCopy.opensInNewWindow}`}</VisuallyHidden> : null}
    </a>
  );
}
