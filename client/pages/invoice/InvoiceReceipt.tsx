import type { Invoice } from '../../../shared/contract/billing.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { payerText } from '../../../shared/copy/billing/receipt-mail.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { REPORT_ACCESS_DAYS } from '../../../shared/people/report-state.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Lantern } from '../../ui/text/Lantern.tsx';
import styles from './InvoicePage.module.css';
import type { InvoicePageModel } from './invoice-model.ts';

const { invoice: words } = billingCopy;

/** The receipt as it is printed. */
export function InvoiceReceipt({ invoice }: { invoice: Invoice }) {
  return (
    <>
      <div className={styles.head}>
        <p className={styles.brand}>
          <Lantern />
          {SITE_NAME}
        </p>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.number}>{invoice.id}</p>
          <p className={styles.day}>
            <time dateTime={new Date(invoice.at).toISOString()}>{formatDay(invoice.at)}</time>
          </p>
        </div>
      </div>
      <table className={styles.lines} aria-label={words.lines}>
        <tbody>
          {invoice.lines.map(({ productId, text, amount }) => (
            <tr key={productId}>
              <th scope="row">{text}</th>
              <td>{formatPrice(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.paidWith(payerText(invoice.paidWith))}</th>
            <td>{formatPrice(invoice.total)}</td>
          </tr>
        </tfoot>
      </table>
      {invoice.refunds.length === 0 ? null : (
        <table className={styles.lines} aria-label={words.refunds}>
          <tbody>
            {invoice.refunds.map(({ at, amount, reason }) => (
              <tr key={`${at} ${amount} ${reason}`}>
                <th scope="row">{words.refund(formatDay(at), reason)}</th>
                <td>{`−${formatPrice(amount)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.once}>
        {[words.soldBy, invoice.status === 'refunded' ? null : renewalText(invoice)].filter(Boolean).join(' ')}
      </p>
    </>
  );
}

/** What was bought and how long it lasts. `now` is in milliseconds since 1970. */
export function InvoiceNotes({ invoice, now }: { invoice: Invoice; now: number }) {
  const isRefunded = invoice.status === 'refunded';
  const { title, text } = boughtOf(invoice, now);
  return (
    <>
      <Banner tone={isRefunded ? 'info' : 'ok'}>
        <p>
          <b>{isRefunded ? words.refunded : title}</b>
        </p>
        <p>{[words.sentTo(invoice.sentTo), isRefunded ? null : text].filter(Boolean).join(' ')}</p>
        {invoice.refunds.map(({ at, amount }) => (
          <p key={`${at} ${amount}`}>
            {words.refundWay(formatPrice(amount), payerText(invoice.paidWith), formatDay(at))}
          </p>
        ))}
      </Banner>
      {invoice.plan === null ? null : (
        <p>
          <a href={paths.managePlan()}>{words.toPlan}</a>
        </p>
      )}
      <p>
        <a href={paths.invoices()}>{words.all}</a>
      </p>
    </>
  );
}

/** Whether it renews: a plan pays for a period. */
function renewalText({ plan }: Invoice): string {
  return plan === null ? words.once : words.period(formatDay(plan.from), formatDay(plan.until));
}

function boughtOf({ credits, about, lines, plan }: Invoice, now: number): { title: string; text: string | null } {
  if (plan !== null)
    return { title: words.bought.plan[plan.action](plan.productName), text: words.paidUntil(formatDay(plan.until)) };
  if (credits !== null) {
    const day = formatDay(credits.expiresAt);
    const text = credits.expiresAt > now ? words.creditsGood(day) : words.creditsGone(day);
    return { title: words.bought.credits(credits.count), text };
  }
  const hasProduct = (id: string) => lines.some(({ productId }) => productId.startsWith(id));
  if (about?.kind === 'property' || hasProduct('property-report'))
    return { title: words.bought.property, text: words.propertyOpen(REPORT_ACCESS_DAYS) };
  if (hasProduct('court-runner')) return { title: words.bought.runner, text: words.runnerOut };
  return { title: words.bought.other, text: null };
}

/** The link from a receipt to the purchase; a form if a credit is used, which works without JavaScript. */
export function InvoiceNextStep({ next }: Pick<InvoicePageModel, 'next'>) {
  switch (next.kind) {
    case 'unlock':
      return (
        <form method="post" action={paths.unlockReport()} data-unlock="">
          <input type="hidden" name="wpId" value={next.personId} />
          <Button type="submit" look="pine">
            {words.unlock(next.firstName)}
          </Button>
        </form>
      );
    case 'person':
      return (
        <ButtonLink look="pine" href={next.href}>
          {next.firstName === null ? words.toPage : words.toPerson(next.firstName)}
        </ButtonLink>
      );
    case 'back':
      return (
        <ButtonLink look="pine" href={next.href}>
          {next.fullName === null ? words.toPage : words.toPerson(next.fullName)}
        </ButtonLink>
      );
    case 'property':
      return (
        <ButtonLink look="pine" href={next.href}>
          {words.toProperty}
        </ButtonLink>
      );
    case 'lists':
      return (
        <ButtonLink look="pine" href={paths.speedSearch()}>
          {words.toLists}
        </ButtonLink>
      );
    case 'search':
      return (
        <ButtonLink look="pine" href={paths.peopleSearch()}>
          {words.toSearch}
        </ButtonLink>
      );
  }
}
