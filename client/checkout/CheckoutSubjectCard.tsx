import { checkoutCreditsCopy } from '../../shared/copy/billing/checkout-credits.ts';
import { formatCount } from '../../shared/copy/format/numbers.ts';
import styles from './CheckoutSubject.module.css';
import type { CheckoutSubject } from './checkout-model.ts';

const words = checkoutCreditsCopy.subject;
const GROUPS = ['criminal', 'publicRecords', 'property', 'more'] as const;
const GROUP_OF = { traffic: 'criminal', evictions: 'more' } as const;

/** What the total in the heading leaves out of a group, so the numbers add up (F9-39). */
function Outside({ group, subject: { total, outside } }: { group: (typeof GROUPS)[number]; subject: CheckoutSubject }) {
  const [kind] = (['traffic', 'evictions'] as const).filter((one) => GROUP_OF[one] === group);
  if (kind === undefined || outside[kind] === 0 || total === 0) return null;
  return <small>{` ${words.outside[kind](outside[kind])}`}</small>;
}

/** What the report holds, with its true counts, and when the credit is used. Static. */
export function CheckoutSubjectCard({ subject }: { subject: CheckoutSubject }) {
  const { firstName, total, tally, path, isOpen } = subject;
  return (
    <section className={styles.card} aria-labelledby="checkout-subject">
      <h2 id="checkout-subject">{total === 0 ? words.contents(firstName) : words.holds(firstName, total)}</h2>
      <p>{isOpen ? words.isOpen : words.whenUsed}</p>
      <dl>
        {GROUPS.map((group) => (
          <div key={group}>
            <dt>
              {words.groups[group]}
              <Outside group={group} subject={subject} />
            </dt>
            <dd>{formatCount(tally[group])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{words.match}</p>
      {path === null ? null : <a href={path}>{words.toPage}</a>}
    </section>
  );
}
