import type { Invoice } from '../../../shared/contract/billing.ts';
import { billingCopy } from '../../../shared/copy/billing/billing.ts';
import { payerText } from '../../../shared/copy/billing/receipt-mail.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { REPORT_ACCESS_DAYS } from '../../../shared/people/report-state.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Banner } from '../../ui/surface/Banner.tsx';

const { invoice: words } = billingCopy;

/** What the receipt is for and how long that is good. `now` is in milliseconds since 1970. */
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
      <p>
        <a href={paths.invoices()}>{words.all}</a>
      </p>
    </>
  );
}

function boughtOf({ credits, about, lines }: Invoice, now: number): { title: string; text: string | null } {
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
