import { checkoutCreditsCopy } from '../../shared/copy/billing/checkout-credits.ts';
import { nothingIn, recordsSplit } from '../../shared/copy/records/records-split.ts';
import { paths } from '../../shared/urls/paths.ts';
import styles from './CheckoutSubject.module.css';
import type { CheckoutSubject } from './checkout-model.ts';

const words = checkoutCreditsCopy.subject;

/** What the report holds: the one total, split in words (F9-40), and what was not found. Static. */
export function CheckoutSubjectCard({ subject: { firstName, tally } }: { subject: CheckoutSubject }) {
  const nothing = tally === null ? null : nothingIn(tally);
  return (
    <section className={styles.card} aria-labelledby="checkout-subject">
      <h2 id="checkout-subject">{words.title(firstName)}</h2>
      {tally === null ? (
        <p>{words.noCounts}</p>
      ) : (
        <>
          <p className={styles.records}>{recordsSplit(tally)}</p>
          {nothing === null ? null : <p>{nothing}</p>}
          <p className={styles.note}>{words.match}</p>
        </>
      )}
      <a href={paths.sampleReport()}>{words.sample}</a>
    </section>
  );
}
