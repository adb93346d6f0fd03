import type { PaymentWay } from '../../shared/contract/billing.ts';
import { checkoutPageCopy as words } from '../../shared/copy/billing/checkout-page.ts';
import styles from './CheckoutMarks.module.css';

/** Drawn by us, as words: brands are named, their logos are not copied. */
const CARDS = ['Visa', 'Mastercard', 'Amex', 'Discover'];

/** What can be paid with. The provider's own page does not offer PayPal to a U.S. account. Static. */
export function CheckoutMarks({ paymentWay }: { paymentWay: PaymentWay }) {
  const brands = paymentWay === 'card-form' ? [...CARDS, 'PayPal'] : CARDS;
  return (
    <ul className={styles.marks} aria-label={words.marks}>
      {brands.map((brand) => (
        <li key={brand}>{brand}</li>
      ))}
    </ul>
  );
}
