import { checkoutPropertyCopy as words } from '../../../shared/copy/billing/checkout-property.ts';
import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import styles from '../../checkout/CheckoutSubject.module.css';

const { holds, sections } = propertyPagesCopy.page;

/** What the records of a property tell; of this one nothing. Never changes. */
export function CheckoutPropertyCard({ propertyPage }: { propertyPage: string }) {
  return (
    <section className={styles.card} aria-labelledby="checkout-subject">
      <h2 id="checkout-subject">{holds}</h2>
      {(['basic', 'tax', 'transaction'] as const).map((section) => (
        <p key={section}>
          <b>{personPropertyCopy.sections[section]}</b>
          {` ${sections[section]}`}
        </p>
      ))}
      <p className={styles.note}>{words.records}</p>
      <a href={propertyPage}>{words.back}</a>
    </section>
  );
}
