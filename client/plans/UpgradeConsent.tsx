import type { ReactNode } from 'react';
import { ATTESTATION_VERSION, checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { RENEWAL_VERSION, renewalCopy } from '../../shared/copy/billing/renewal.ts';
import type { CheckoutErrors } from '../../shared/forms/checkout-form.ts';
import { PURPOSES } from '../../shared/forms/checkout-values.ts';
import { FieldError } from '../ui/form/Field.tsx';
import type { PayableOffer } from './send-upgrade.ts';
import styles from './Upgrade.module.css';

const words = checkoutCopy.attestation;

export type UpgradeErrors = Pick<CheckoutErrors, 'purpose' | 'renews' | 'attests'>;
/** What was agreed to in a form that has to be sent again. */
export interface UpgradeValues {
  readonly purpose: string;
  readonly renews: boolean;
  readonly attests: boolean;
}
const NOTHING: UpgradeValues = { purpose: '', renews: false, attests: false };

/**
 * What the buyer agrees to: that the plan renews, and not to misuse it. Nothing is checked by default. The purpose is
 * that of the present plan; without one it is asked.
 */
export function UpgradeConsent({
  offer,
  errors = {},
  values = NOTHING,
}: {
  offer: PayableOffer;
  errors?: UpgradeErrors;
  values?: UpgradeValues;
}) {
  const { productName, price, period } = offer.product;
  return (
    <div className={styles.consent}>
      {offer.kind === 'change' ? (
        <input type="hidden" name="purpose" value={offer.plan.purpose} />
      ) : (
        <div className={styles.select}>
          <label htmlFor="upgrade-purpose">{words.title}</label>
          <select
            id="upgrade-purpose"
            name="purpose"
            defaultValue={values.purpose}
            required
            aria-invalid={errors.purpose === undefined ? undefined : true}
            aria-describedby={errors.purpose === undefined ? undefined : 'upgrade-purpose-error'}
          >
            <option value="">{words.choose}</option>
            {PURPOSES.map((purpose) => (
              <option key={purpose} value={purpose}>
                {words.purposes[purpose]}
              </option>
            ))}
          </select>
          <FieldError id="upgrade-purpose-error" error={errors.purpose} />
        </div>
      )}
      <input type="hidden" name="attestation" value={ATTESTATION_VERSION} />
      <input type="hidden" name="renewal" value={RENEWAL_VERSION} />
      <Check name="renews" isChecked={values.renews} error={errors.renews}>
        {renewalCopy.text(productName, price, period ?? 'month')}
      </Check>
      <Check name="attests" isChecked={values.attests} error={errors.attests}>
        {words.text}
      </Check>
    </div>
  );
}

function Check({
  name,
  isChecked,
  error,
  children,
}: {
  name: 'renews' | 'attests';
  isChecked: boolean;
  error: string | undefined;
  children: ReactNode;
}) {
  const errorId = `upgrade-${name}-error`;
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={isChecked}
          required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <span>{children}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
