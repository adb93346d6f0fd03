import { checkoutCreditsCopy } from '../../shared/copy/checkout-credits.ts';
import { formatCount } from '../../shared/copy/numbers.ts';
import styles from './CheckoutSubject.module.css';
import type { CheckoutSubject } from './checkout-model.ts';

const words = checkoutCreditsCopy.subject;
const GROUPS = ['criminal', 'publicRecords', 'property', 'more'] as const;

/** What the report holds that a credit is meant for, by its true counts, and when the credit is used. Never changes. */
export function CheckoutSubjectCard({
  subject,
  unlockHref,
}: {
  subject: CheckoutSubject;
  /** where a credit is used that the viewer has; null without one */
  unlockHref: string | null;
}) {
  const { firstName, tally, path, isOpen } = subject;
  const total = GROUPS.reduce((sum, group) => sum + tally[group], 0);
  return (
    <section className={styles.card} aria-labelledby="checkout-subject">
      <h2 id="checkout-subject">{words.holds(firstName, total)}</h2>
      <p>{isOpen ? words.isOpen : words.whenUsed}</p>
      <dl>
        {GROUPS.map((group) => (
          <div key={group}>
            <dt>{words.groups[group]}</dt>
            <dd>{formatCount(tally[group])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{words.match}</p>
      {unlockHref === null ? null : (
        <p>
          <a href={unlockHref}>{words.unlock}</a>
        </p>
      )}
      {path === null ? null : <a href={path}>{words.toPage}</a>}
    </section>
  );
}
