import type { Invoice } from '../../../shared/contract/billing.ts';
import { purchasesCopy } from '../../../shared/copy/account/purchases.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { managePlanCopy } from '../../../shared/copy/billing/manage-plan.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { whatWasBought } from '../../billing/what-was-bought.ts';
import styles from './ManagePlanPage.module.css';

const { payments: words, bought: other } = managePlanCopy;

/** What was paid for plans: each with its receipt, and the period it paid for. */
export function PlanPayments({ payments }: { payments: readonly Invoice[] }) {
  return (
    <AccountPart id="plan-payments" title={words.title}>
      <ul className={styles.list}>
        {payments.map((invoice) => (
          <PaymentLine key={invoice.id} invoice={invoice} text={planText(invoice)} />
        ))}
      </ul>
      <ToReceipts text={words.all} />
    </AccountPart>
  );
}

/** What a viewer without a plan bought. */
export function OtherPurchases({ bought }: { bought: readonly Invoice[] }) {
  return (
    <AccountPart id="plan-bought" title={other.title}>
      <ul className={styles.list}>
        {bought.map((invoice) => (
          <PaymentLine key={invoice.id} invoice={invoice} text={whatWasBought(invoice)} />
        ))}
      </ul>
      <ToReceipts text={other.all} />
      <p>
        <a className={styles.way} href={paths.purchases()}>
          {purchasesCopy.link}
        </a>
      </p>
    </AccountPart>
  );
}

function planText({ plan, lines }: Invoice): string {
  if (plan === null) return lines.map(({ text }) => text).join(', ');
  return words.line(plan.productName, words.actions[plan.action]);
}

function PaymentLine({ invoice: { id, at, total, status, plan }, text }: { invoice: Invoice; text: string }) {
  const covers = plan === null ? null : words.covers(formatDay(plan.from), formatDay(plan.until));
  const day = covers ?? formatDay(at);
  const state = status === 'paid' ? null : billingCopy.statuses[status];
  return (
    <li>
      <a href={paths.invoice({ invoiceId: id })}>{text}</a>
      <span className={styles.note}>{[day, formatPrice(total), state].filter(Boolean).join(' · ')}</span>
    </li>
  );
}

function ToReceipts({ text }: { text: string }) {
  return (
    <p>
      <a className={styles.way} href={paths.invoices()}>
        {text}
      </a>
    </p>
  );
}
