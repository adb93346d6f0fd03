import { checkoutPageCopy } from '../../shared/copy/billing/checkout-page.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Button } from '../ui/action/Button.tsx';
import styles from './CheckoutForm.module.css';

const words = checkoutPageCopy.guest;
/** The form that leaves this address, outside the checkout's own. */
const OTHER_ID = 'checkout-other';

/** Where the purchases of a buyer without an account go, also after a declined card, and how to use another address. Static. */
export function CheckoutGuest({ email }: { email: string }) {
  return (
    <section className={styles.part} aria-labelledby="checkout-guest">
      <h2 id="checkout-guest">{words.title}</h2>
      <p>{words.text(email)}</p>
      <div className={styles.guest}>
        <Button size="small" type="submit" form={OTHER_ID}>
          {words.other}
        </Button>
        <p className={styles.small}>{words.otherText}</p>
      </div>
    </section>
  );
}

/** Beside the checkout's form: forms cannot be in one another. `action`: the checkout's path, to come back to. */
export function CheckoutOtherAddress({ action }: { action: string }) {
  return (
    <form id={OTHER_ID} method="post" action={paths.logout()} data-log-out="">
      <input type="hidden" name="redirect" value={action} />
    </form>
  );
}
