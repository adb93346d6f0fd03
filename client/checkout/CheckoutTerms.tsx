import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { formatPrice } from '../../shared/copy/format/dollars.ts';
import { shownPrice } from '../../shared/forms/checkout-values.ts';
import styles from './CheckoutTerms.module.css';
import type { CheckoutOption } from './checkout-model.ts';

/**
 * The terms, above the card fields: the total, that it does not renew, when it expires. Each option has its own; the
 * style sheet of CheckoutForm shows the selected one's. The form submits the prices shown, so nobody pays a different one.
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
