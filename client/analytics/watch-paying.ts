import { type CheckoutGoods, parseGoods } from '../../shared/events/checkout-goods.ts';
import { noteOpening, noteSent, takeOpening, takeSent } from './paying-notes.ts';
import { track } from './track.ts';

/** The form of a checkout, not one beside it: its order has a key. */
const CHECKOUT = '[data-goods] form:has([name=key])';

/**
 * Tracks the way of a payment over its pages (F7-25), from what the server wrote into them: `data-goods` around a
 * checkout's form and on its choices, with `data-declined` after a declined payment; `data-paid` on the page that follows
 * one; `data-unlock` on a form that uses a credit; `data-record` on the records of an open report.
 */
export function watchPaying(): void {
  noteOutcome();
  const isReportOpen = document.querySelector('[data-record]') !== null;
  const opening = isReportOpen ? takeOpening() : null;
  if (opening !== null) track('report_opened', { by: opening });
  watchForm();
  document.addEventListener('submit', noteSubmit);
}

/** What came of the form that this tab sent last, if the page knows. */
function noteOutcome(): void {
  const isPaid = document.querySelector('[data-paid]') !== null;
  if (!isPaid && document.querySelector('[data-declined]') === null) return;
  const sent = takeSent();
  if (sent === null) return;
  const { goods, counties } = sent;
  track(isPaid ? 'checkout_paid' : 'checkout_declined', { goods });
  if (!isPaid) return;
  if (goods === 'report') noteOpening('payment');
  if (counties > 0) track('court_runner_requested', { counties });
}

/** Once per page, when the form is first in view; a form that came back has been seen before. */
function watchForm(): void {
  const form = document.querySelector(CHECKOUT);
  if (form === null || new URLSearchParams(location.search).has('sent')) return;
  const observer = new IntersectionObserver((entries) => {
    const goods = entries.some(({ isIntersecting }) => isIntersecting) ? goodsOf(form) : null;
    if (goods === null) return;
    observer.disconnect();
    track('checkout_seen', { goods });
  });
  observer.observe(form);
}

/** A form with errors is not sent: whoever checks it prevents it before the document hears of it. */
function noteSubmit({ target, defaultPrevented }: SubmitEvent): void {
  if (defaultPrevented) return;
  const form = target as HTMLFormElement;
  if (form.dataset.unlock !== undefined) noteOpening('credit');
  const goods = goodsOf(form);
  if (goods === null) return;
  track('checkout_sent', { goods });
  const counties = form.querySelectorAll('[name=county]:checked').length;
  noteSent({ goods, counties });
}

/** What the form sells: its selected choice where choices differ, else the goods of the page; null for any other form. */
function goodsOf(form: Element): CheckoutGoods | null {
  const place = form.matches(CHECKOUT) ? form.closest<HTMLElement>('[data-goods]') : null;
  const choice = form.querySelector<HTMLElement>('[data-goods]:checked');
  return place === null ? null : parseGoods((choice ?? place).dataset.goods);
}
