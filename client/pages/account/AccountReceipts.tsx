import type { Invoice } from '../../../shared/contract/billing.ts';
import { accountCopy } from '../../../shared/copy/account/account.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { whatWasBought } from '../../billing/what-was-bought.ts';
import styles from './AccountPage.module.css';
import type { AccountPageModel } from './account-model.ts';

const words = accountCopy.receipts;

/** The latest receipts, and the way to all of them. */
export function AccountReceipts({ receipts }: Pick<AccountPageModel, 'receipts'>) {
  return (
    <AccountPart id="account-receipts" title={words.title}>
      {receipts.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {receipts.map((invoice) => (
              <ReceiptLine key={invoice.id} invoice={invoice} />
            ))}
          </ul>
          <p>
            <a className={styles.way} href={paths.invoices()}>
              {words.all}
            </a>
          </p>
        </>
      )}
    </AccountPart>
  );
}

function ReceiptLine({ invoice }: { invoice: Invoice }) {
  const { id, at, total } = invoice;
  return (
    <li>
      <a href={paths.invoice({ invoiceId: id })}>{whatWasBought(invoice)}</a>
      <span className={styles.note}>
        {formatDay(at)} · {formatPrice(total)}
      </span>
    </li>
  );
}
