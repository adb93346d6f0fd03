import { formatPrice } from '../../shared/copy/format/dollars.ts';
import { FieldError } from '../ui/form/Field.tsx';
import styles from './CheckoutChoice.module.css';
import type { CheckoutOption } from './checkout-model.ts';

/** Radio cards of the products; terms and button follow the selected one (CheckoutForm). Static. */
export function CheckoutChoices({
  legend,
  options,
  picked,
  error,
}: {
  legend: string;
  options: readonly CheckoutOption[];
  picked: string | null;
  error?: string | undefined;
}) {
  return (
    <fieldset
      id="checkout-product"
      className={styles.choices}
      aria-describedby={error === undefined ? undefined : 'checkout-product-error'}
    >
      <legend>{legend}</legend>
      {options.map(({ productId, name, price, priceText, note, goods }, at) => (
        <label key={productId} className={styles.choice}>
          <input
            type="radio"
            name="product"
            value={productId}
            data-at={at}
            data-goods={goods}
            defaultChecked={productId === picked}
          />
          <b>{name}</b>
          <span className={styles.price}>{priceText ?? formatPrice(price)}</span>
          <small>{note}</small>
        </label>
      ))}
      <FieldError id="checkout-product-error" error={error} />
    </fieldset>
  );
}
