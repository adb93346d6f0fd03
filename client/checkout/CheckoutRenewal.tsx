import { RENEWAL_VERSION, renewalCopy } from '../../shared/copy/billing/renewal.ts';
import { CheckoutAgreement } from './CheckoutAgreement.tsx';
import styles from './CheckoutForm.module.css';
import type { CheckoutFieldsProps, CheckoutSubmit } from './checkout-model.ts';

/**
 * That a plan renews, for how much and until when: an agreement apart from the purpose, never checked by default. The
 * style sheet shows the text of the selected plan.
 */
export function CheckoutRenewal({ options, ...parts }: CheckoutFieldsProps & { options: readonly CheckoutSubmit[] }) {
  return (
    <section className={styles.part} aria-labelledby="checkout-renews">
      <h2 id="checkout-renews">{renewalCopy.title}</h2>
      <input type="hidden" name="renewal" value={RENEWAL_VERSION} />
      <CheckoutAgreement name="renews" {...parts}>
        {options.map(({ submit, renewal }, at) => (
          <span key={submit} data-for={at}>
            {renewal}
          </span>
        ))}
      </CheckoutAgreement>
    </section>
  );
}
