import type { Seller } from '../../shared/contract/billing.ts';
import { checkoutPageCopy } from '../../shared/copy/billing/checkout-page.ts';
import { sellerCopy as words } from '../../shared/copy/billing/seller.ts';
import styles from './CheckoutForm.module.css';

/**
 * Below the button: how to get the money back and whom to ask, what the card statement will say, who sells, and what is
 * stored. It says nothing that the operator has not set. Static.
 */
export function CheckoutSmallPrint({ seller, renews }: { seller: Seller | null; renews: boolean }) {
  return (
    <>
      {seller === null ? null : <Sold seller={seller} />}
      <p className={styles.small}>{renews ? checkoutPageCopy.keptForRenewals : checkoutPageCopy.kept}</p>
    </>
  );
}

function Sold({ seller: { name, address, statementName, supportEmail, refundDays } }: { seller: Seller }) {
  const refund = refundDays === null || refundDays === 0 ? null : `${words.refund(refundDays)} `;
  return (
    <>
      {refund === null && supportEmail === null ? null : (
        <p className={styles.refund}>
          {refund}
          {supportEmail === null ? null : (
            <>
              {`${words.questions} `}
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </>
          )}
        </p>
      )}
      <p className={styles.small}>
        {statementName === null ? null : `${words.statement(statementName)} `}
        {words.soldBy(name, address)}
      </p>
    </>
  );
}
