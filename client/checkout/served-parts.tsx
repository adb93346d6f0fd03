import { checkoutPageCopy as words } from '../../shared/copy/billing/checkout-page.ts';
import styles from './CheckoutForm.module.css';
import { CheckoutMarks } from './CheckoutMarks.tsx';
import { CheckoutSmallPrint } from './CheckoutSmallPrint.tsx';
import type { CheckoutModel, CheckoutOption, CheckoutServed } from './checkout-model.ts';

/** The parts of a checkout's form that only the server renders, without what is offered above it. */
export function servedParts(
  { loginHref, paymentWay, seller }: Pick<CheckoutModel, 'loginHref' | 'paymentWay' | 'seller'>,
  options: readonly Pick<CheckoutOption, 'consent' | 'renewal'>[],
): Omit<CheckoutServed, 'offer'> {
  return {
    account: loginHref === null ? null : <AccountHead loginHref={loginHref} />,
    marks: <CheckoutMarks paymentWay={paymentWay} />,
    consent: options.map(({ consent }, at) =>
      consent === undefined ? null : (
        <p key={consent} data-for={at}>
          {consent}
        </p>
      ),
    ),
    after: <CheckoutSmallPrint seller={seller} renews={options.some(({ renewal }) => renewal !== undefined)} />,
  };
}

/** A buyer who is not logged in gives only their address, or logs in and returns to this form. */
function AccountHead({ loginHref }: { loginHref: string }) {
  const { title, text, have, login } = words.account;
  return (
    <>
      <div className={styles.head}>
        <h2 id="checkout-account">{title}</h2>
        <p>
          {`${have} `}
          <a href={loginHref}>{login}</a>
        </p>
      </div>
      <p className={styles.small}>{text}</p>
    </>
  );
}
