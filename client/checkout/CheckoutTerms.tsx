import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { formatPrice } from '../../shared/copy/format/dollars.ts';
import { shownPrice } from '../../shared/forms/checkout-values.ts';
import styles from './CheckoutTerms.module.css';
import type { CheckoutOption } from './checkout-model.ts';

/**
 * What is paid and agreed to, above the fields for a card: the total, that it does not renew, when something of it ends. Of
 * several options each has its own; the style sheet of CheckoutForm shows those of the one that is picked. The form carries the
 * prices along that were shown, so that nobody pays another one.
 */
export function CheckoutTerms({
  options,
}: {
  options: readonly (Pick<CheckoutOption, 'name' | 'price' | 'facts'> & { readonly productId?: string })[];
}) {
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
      {options.map(({ productId, price }) =>
        productId === undefined ? null : (
          <input key={productId} type="hidden" name="shown" value={shownPrice({ productId, price })} />
        ),
      )}
    </section>
  );
}
