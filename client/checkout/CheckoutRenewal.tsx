import { RENEWAL_VERSION, renewalCopy } from '../../shared/copy/billing/renewal.ts';
import { FieldError } from '../ui/form/Field.tsx';
import styles from './CheckoutForm.module.css';
import type { CheckoutFieldsProps, CheckoutSubmit } from './checkout-model.ts';

/**
 * That a plan renews, for how much and until when: an agreement apart from the purpose, never checked by default. The
 * style sheet shows the text of the selected plan.
 */
export function CheckoutRenewal({
  checkout: { values },
  errors,
  focus,
  options,
}: CheckoutFieldsProps & { options: readonly CheckoutSubmit[] }) {
  return (
    <section className={styles.part} aria-labelledby="checkout-renews">
      <h2 id="checkout-renews">{renewalCopy.title}</h2>
      <input type="hidden" name="renewal" value={RENEWAL_VERSION} />
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            name="renews"
            value="yes"
            defaultChecked={values.renews}
            required
            // biome-ignore lint/a11y/noAutofocus: the page reloaded because of this field
            autoFocus={focus === 'renews'}
            aria-invalid={errors.renews === undefined ? undefined : true}
            aria-describedby={errors.renews === undefined ? undefined : 'checkout-renews-error'}
          />
          <span>
            {options.map(({ submit, renewal }, at) => (
              <span key={submit} data-for={at}>
                {renewal}
              </span>
            ))}
          </span>
        </label>
        <FieldError id="checkout-renews-error" error={errors.renews} />
      </div>
    </section>
  );
}
