import { choicesCopy } from '../../../shared/copy/site/privacy/choices.ts';
import { recordsCopy } from '../../../shared/copy/site/privacy/records.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import styles from './PrivacySection.module.css';

/** How to get or delete what an account holds; without a link while that page is not open. */
export function PrivacyChoices() {
  const { id, title, text, linkOpen, textClosed } = choicesCopy;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.text}>
        {routeRow('account-data').isOpen ? <a href={paths.accountData()}>{linkOpen}</a> : textClosed}
      </p>
    </section>
  );
}

/** What the records are, and how to have a page removed; without a link while that is not open. */
export function PrivacyRecords() {
  const { id, title, text, linkOpen, removalClosed } = recordsCopy;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text.map((sentence) => (
        <p key={sentence} className={styles.text}>
          {sentence}
        </p>
      ))}
      <p className={styles.text}>
        {routeRow('opt-out').isOpen ? <a href={paths.optOut()}>{linkOpen}</a> : removalClosed}
      </p>
    </section>
  );
}
