import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import type { CheckoutErrors } from '../../shared/forms/checkout-form.ts';
import { AccountFields } from '../account/AccountFields.tsx';
import styles from './CheckoutForm.module.css';

const words = checkoutCopy.account;

/** Who is not logged in gets an account with what they buy; who has one logs in and comes back to this very form. */
export function CheckoutAccount({
  loginHref,
  email,
  errors,
  focus,
}: {
  loginHref: string;
  email: string;
  errors: CheckoutErrors;
  /** the field that takes the focus when the page comes */
  focus: string | undefined;
}) {
  return (
    <section className={styles.part} aria-labelledby="checkout-account">
      <div className={styles.head}>
        <h2 id="checkout-account">{words.title}</h2>
        <p>
          {`${words.have} `}
          <a href={loginHref}>{words.login}</a>
        </p>
      </div>
      <p className={styles.small}>{words.text}</p>
      <div className={styles.fields}>
        <AccountFields
          idPrefix="checkout"
          words={words}
          email={email}
          errors={errors}
          focus={focus}
          password={{ autoComplete: 'new-password', hint: words.passwordHint }}
        />
      </div>
    </section>
  );
}
