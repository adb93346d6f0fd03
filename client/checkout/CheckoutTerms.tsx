import { checkoutCopy } from '../../shared/copy/checkout.ts';
import { formatPrice } from '../../shared/copy/dollars.ts';
import styles from './CheckoutTerms.module.css';
import type { CheckoutOption } from './checkout-model.ts';

/**
 * What is paid and agreed to, above the fields for a card: the total, that it does not renew, when something of it ends. Of
 * several options each has its own; the style sheet of CheckoutForm shows those of the one that is picked.
 */
export function CheckoutTerms({ options }: { options: readonly Pick<CheckoutOption, 'name' | 'price' | 'facts'>[] }) {
  return (
    <section aria-label={checkoutCopy.terms.title} aria-live="polite">
      {options.map(({ name, price, facts }, at) => (
        <dl key={name} className={styles.terms} data-for={at}>
          <div>
            <dt>{checkoutCopy.terms.total}</dt>
            <dd className={styles.total}>{formatPrice(price)}</dd>
          </div>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}
