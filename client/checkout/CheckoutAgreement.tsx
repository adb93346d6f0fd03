import type { ReactNode } from 'react';
import { FieldError } from '../ui/form/Field.tsx';
import styles from './CheckoutForm.module.css';
import type { CheckoutFieldsProps } from './checkout-model.ts';

/** A box that the buyer has to check, with its error; it is never checked by default. */
export function CheckoutAgreement({
  name,
  checkout: { values },
  errors,
  focus,
  children,
}: CheckoutFieldsProps & {
  name: 'attests' | 'renews';
  /** what is agreed to */
  children: ReactNode;
}) {
  const error = errors[name];
  const errorId = `checkout-${name}-error`;
  return (
    <div>
      <label className={styles.check}>
        <input
          id={`checkout-${name}`}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={values[name]}
          required
          // biome-ignore lint/a11y/noAutofocus: the page reloaded because of this field
          autoFocus={focus === name}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <span>{children}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
