import { checkoutPageCopy as words } from '../../shared/copy/billing/checkout-page.ts';
import styles from './CheckoutForm.module.css';
import { CheckoutMarks } from './CheckoutMarks.tsx';
import { CheckoutProblemBanner } from './CheckoutProblemBanner.tsx';
import { CheckoutSmallPrint } from './CheckoutSmallPrint.tsx';
import { firstWrong } from './CheckoutWrong.tsx';
import type { CheckoutModel, CheckoutOption, CheckoutServed } from './checkout-model.ts';
import { firstErrors } from './declined-errors.ts';

/** The parts of a checkout's form that only the server renders, without what is offered above it. */
export function servedParts(
  checkout: Pick<CheckoutModel, 'loginHref' | 'paymentWay' | 'seller' | 'errors' | 'problem' | 'values'>,
  options: readonly Pick<CheckoutOption, 'consent' | 'renewal'>[],
): Omit<CheckoutServed, 'offer'> {
  const { loginHref, paymentWay, seller, problem } = checkout;
  const hasFocus = firstWrong(firstErrors(checkout)) === undefined;
  return {
    problem: <CheckoutProblemBanner problem={problem} hasFocus={hasFocus} />,
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
