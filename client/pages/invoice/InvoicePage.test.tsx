import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Invoice, Seller } from '../../../shared/contract/billing.ts';
import { buildInvoice } from '../../../tests/fixtures/billing.ts';
import { NOW } from '../../../tests/fixtures/sample-values.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { InvoicesPage } from '../invoices/InvoicesPage.tsx';
import { OrderPage } from '../order/OrderPage.tsx';
import type { OrderPageModel } from '../order/order-model.ts';
import { InvoiceAbout } from './InvoiceAbout.tsx';
import { InvoiceDone } from './InvoiceDone.tsx';
import { InvoiceNextStep } from './InvoiceNextStep.tsx';
import { InvoicePage } from './InvoicePage.tsx';
import { InvoiceReceipt } from './InvoiceReceipt.tsx';
import type { InvoicePageModel } from './invoice-model.ts';

const site = {
  viewer: { email: 'june@example.com', userType: 'transactional' },
  path: '/billing/invoices',
  search: {},
};
const CREDITS = buildInvoice();
const RUNNER = buildInvoice({
  total: 81.9,
  lines: [
    { productId: 'court-runner-county-41051', text: 'Court Runner, Multnomah County, OR', amount: 46.95 },
    { productId: 'court-runner-county-41039', text: 'Court Runner, Lane County, OR', amount: 34.95 },
  ],
  credits: null,
});
const SELLER: Seller = {
  name: 'Porchlight Directory, Inc.',
  address: '1 Elm St, Salem, OR 97301',
  statementName: 'PORCHLIGHT',
  supportEmail: 'help@example.com',
  refundDays: 14,
};
const DAY_MS = 86_400_000;
/** One payment that opened one report, of a person and of a house. */
const REPORT = buildInvoice({
  total: 14.99,
  lines: [{ productId: 'background-credit', text: '1 background credit', amount: 14.99 }],
  credits: null,
  openUntil: Date.UTC(2026, 11, 20, 12),
});
const HOUSE = buildInvoice({
  total: 9.99,
  lines: [{ productId: 'property-report', text: 'Property report', amount: 9.99 }],
  credits: null,
  about: {
    kind: 'property',
    pnpId: 'n1',
    address: { line1: '1420 Alder St', city: 'Portland', stateCode: 'OR' },
  },
  openUntil: NOW + DAY_MS / 2,
});
const receipt = (more: Partial<Invoice> = {}, now = NOW) =>
  renderText(<InvoiceReceipt invoice={{ ...CREDITS, ...more }} now={now} />);
const done = (invoice: Invoice, now = NOW) =>
  renderText(<InvoiceDone invoice={invoice} next={{ kind: 'search' }} now={now} />);

describe('a receipt', () => {
  test('shows number, date, every line, total, payment method, that it does not renew, and that no tax was charged', () => {
    expect(receipt()).toBe(
      'Porchlight Receipt PL-2026-11820417 Nov 20, 2026 3 background credits $29.99 ' +
        'Paid with Visa ending in 4242 $29.99 This was one payment. It does not renew. No sales tax was charged. Sold by Porchlight.',
    );
    expect(receipt(RUNNER)).toContain(
      'Court Runner, Multnomah County, OR $46.95 Court Runner, Lane County, OR $34.95 Paid with Visa ending in 4242 $81.90',
    );
  });

  test('shows sales tax as a line, and then does not say that there was none', () => {
    const lines = [...CREDITS.lines, { productId: 'sales-tax', text: 'Sales tax', amount: 2.4 }];
    const text = receipt({ lines, total: 32.39 });
    expect(text).toContain('Sales tax $2.40 Paid with Visa ending in 4242 $32.39');
    expect(text).not.toContain('No sales tax');
  });

  test('says whom or which house it is about, except for credits, which open any report', () => {
    expect(receipt(REPORT)).toContain('Report: Maya Ostrowski.');
    expect(receipt(HOUSE)).toContain('Report: 1420 Alder St, Portland, OR.');
    expect(receipt(RUNNER)).toContain('Asked about Maya Ostrowski.');
    expect(receipt()).not.toContain('Maya');
  });

  test('says who sells, what the statement will say, and until when and how to get the money back', () => {
    const text = receipt({ seller: SELLER });
    expect(text).toContain('Porchlight Directory, Inc. 1 Elm St, Salem, OR 97301');
    expect(text).toMatch(
      /Your card statement will say PORCHLIGHT\. You can ask for your money back until Dec 4, 2026\. Questions or a refund: help@example\.com$/,
    );
    expect(receipt({ seller: SELLER }, NOW + 15 * DAY_MS)).not.toContain('money back');
    expect(receipt({ seller: SELLER, status: 'refunded' })).not.toContain('money back');
    expect(receipt({ seller: SELLER, paidWith: { paypalInfo: { email: 'june@example.com' } } })).not.toContain(
      'card statement',
    );
    const hrefs = renderHrefs(<InvoiceReceipt invoice={{ ...CREDITS, seller: SELLER }} now={NOW} />);
    expect(hrefs).toEqual(['mailto:help@example.com']);
    const silent = { ...SELLER, address: null, statementName: null, supportEmail: null, refundDays: null };
    expect(receipt({ seller: silent })).toMatch(/^Porchlight Porchlight Directory, Inc\. Receipt/);
    expect(receipt({ seller: silent })).toMatch(/No sales tax was charged\.$/);
  });

  test('shows what was paid with PayPal, and what was refunded when and why', () => {
    const refunds = [{ at: Date.UTC(2026, 10, 25), amount: 46.95, reason: 'The runner could not get the records' }];
    const text = receipt({ ...RUNNER, paidWith: { paypalInfo: { email: 'june@example.com' } }, refunds });
    expect(text).toContain('Paid with PayPal, june@example.com $81.90');
    expect(text).toContain('Nov 25, 2026: The runner could not get the records −$46.95');
  });

  test('shows the content of a line as text', () => {
    const lines = [{ productId: 'x', text: '<img src=x onerror=alert(1)>', amount: 1 }];
    expect(renderToStaticMarkup(<InvoiceReceipt invoice={{ ...CREDITS, lines }} now={NOW} />)).not.toContain('<img');
  });
});

describe('before the slip', () => {
  test('is what was bought, where the receipt was sent, and how long credits last', () => {
    expect(done(CREDITS)).toContain(
      'You bought 3 background credits Unused credits expire on Dec 20, 2026 (30 days left). We email you 7 days before. The receipt went to june@example.com',
    );
    expect(done(CREDITS, NOW + 25 * DAY_MS)).not.toContain('We email you');
    expect(done(CREDITS, NOW + 40 * DAY_MS)).toContain('Unused credits expired on Dec 20, 2026.');
    expect(done({ ...CREDITS, credits: { count: 1, expiresAt: NOW + 1 } })).toContain(
      'You bought 1 background credit ',
    );
  });

  test('is until when the report is open that the payment opened, and right after it the way there', () => {
    const html = renderToStaticMarkup(
      <InvoiceDone invoice={REPORT} next={{ kind: 'report', href: '/name/x/y/Pz#report' }} now={NOW} />,
    );
    expect(done(REPORT)).toContain(
      'You bought the background report of Maya Ostrowski This report is open until Dec 20, 2026 (30 days left).',
    );
    expect(html).toMatch(/<a [^>]*href="\/name\/x\/y\/Pz#report"[^>]*>Open the report<\/a>/);
    expect(html).not.toMatch(/Use 1 credit|lamp/);
    expect(done(HOUSE)).toContain(
      'You bought the property report of 1420 Alder St, Portland, OR This report is open until Nov 21, 2026 (less than a day left).',
    );
    const holds = { criminal: 2, publicRecords: 1, property: 0, more: 0 };
    expect(renderText(<InvoiceDone invoice={REPORT} holds={holds} next={{ kind: 'search' }} now={NOW} />)).toContain(
      '(30 days left). It holds 3 records: 2 criminal and traffic, 1 public.',
    );
    expect(done({ ...REPORT, openUntil: null })).toContain('This report is no longer open.');
    const { openUntil: _, ...unsaid } = HOUSE;
    expect(done(unsaid)).toContain('This report is open for 30 days from the day you bought it.');
    expect(done({ ...HOUSE, about: null })).toContain('You bought a property report The receipt went to');
  });

  test('is whom a court runner asks about, and what happens next', () => {
    expect(done(RUNNER)).toContain(
      'You sent a Court Runner to ask about Maya Ostrowski We email you when the runner is back.',
    );
    expect(done({ ...RUNNER, about: null })).toContain('You sent a Court Runner We email you');
  });

  test('is that it was refunded and why, without what it included', () => {
    const refund = { at: Date.UTC(2026, 10, 25), amount: 29.99, reason: 'Nothing was found' };
    const text = done({ ...CREDITS, status: 'refunded', refunds: [refund] });
    expect(text).toContain('This was fully refunded Why: Nothing was found');
    expect(text).toContain('$29.99 was refunded on Nov 25, 2026 to Visa ending in 4242. It can take a few days');
    expect(text).not.toMatch(/bought|expire/);
    expect(receipt({ status: 'refunded', refunds: [refund] })).not.toContain('renew');
  });

  test('is that money is on its way back as long as it is not sent', () => {
    const reason = 'The report could no longer be opened.';
    const refunds = [{ at: NOW, amount: 14.99, reason, isPending: true }];
    expect(done({ ...REPORT, openUntil: null, status: 'refunded', refunds })).toContain(
      `This was fully refunded Why: ${reason} $14.99 is on its way back to Visa ending in 4242.`,
    );
  });
});

describe('the next step', () => {
  const next = (way: InvoicePageModel['next']) => <InvoiceNextStep next={way} />;

  test('is a form that uses a credit for the person it was bought for', () => {
    const html = renderToStaticMarkup(next({ kind: 'unlock', personId: 'PmayaOstrowski1', firstName: 'Maya' }));
    expect(html).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/billing\/unlock-report"/);
    expect(html).toContain('<input type="hidden" name="wpId" value="PmayaOstrowski1"/>');
    expect(html).toContain('Use 1 credit and open Maya’s report</button>');
  });

  test('is a link to the report, the result, the page, or a search', () => {
    expect(renderHrefs(next({ kind: 'report', href: '/property/n1' }))).toEqual(['/property/n1']);
    expect(renderHrefs(next({ kind: 'runner', href: '/name/x/y/Pz#r' }))).toEqual(['/name/x/y/Pz#r']);
    expect(renderHrefs(next({ kind: 'page', href: '/name/x/y/Pz', firstName: 'Maya' }))).toEqual(['/name/x/y/Pz']);
    expect(renderHrefs(next({ kind: 'search' }))).toEqual(['/people-search']);
  });
});

test('a receipt page has one heading, a print button, and links to the other pages', () => {
  const page: InvoicePageModel = { kind: 'invoice', invoice: CREDITS, next: { kind: 'search' }, now: NOW };
  const html = renderToStaticMarkup(<InvoicePage page={page} site={site} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<button[^>]*>Print<\/button>/);
  for (const href of ['/account', '/account/purchases', '/account/ledger', '/billing/invoices'])
    expect(html).toContain(`href="${href}"`);
  expect(html).toContain('<a href="/billing/invoices" aria-current="true">Receipts</a>');
});

test('a receipt of the last hour may be the page after its payment, which a browser counts [F7-25]', () => {
  const render = (invoice: Invoice, now: number) => {
    const page: InvoicePageModel = { kind: 'invoice', invoice, next: { kind: 'search' }, now };
    return renderToStaticMarkup(<InvoicePage page={page} site={site} />);
  };
  const soon = CREDITS.at + 60_000;
  expect(render(CREDITS, soon)).toContain('data-paid');
  expect(render(CREDITS, CREDITS.at + 3_600_000)).not.toContain('data-paid');
  expect(render({ ...CREDITS, status: 'refunded' }, soon)).not.toContain('data-paid');
});

test('a buyer without an account can ask for a link that opens the purchase elsewhere, by a form that holds the address', () => {
  const guest = { email: 'buyer@example.com', redirect: '/billing/invoices/PL-2026-11820417' };
  const page: InvoicePageModel = { kind: 'invoice', invoice: CREDITS, next: { kind: 'search' }, guest, now: NOW };
  const html = renderToStaticMarkup(<InvoicePage page={page} site={site} />);
  expect(html).toContain('What you bought is open in this browser.');
  expect(html).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/auth\/one-time-login"/);
  expect(html).toContain('name="email" value="buyer@example.com"');
  expect(html).toContain(`name="redirect" value="${guest.redirect}"`);
  expect(html).not.toMatch(/href="[^"]*buyer/);
});

describe('whom a receipt is about', () => {
  const about = (more: Partial<Invoice>) => renderToStaticMarkup(<InvoiceAbout invoice={{ ...CREDITS, ...more }} />);

  test('goes with the access unless the buyer keeps it, by a form that says what it does', () => {
    const html = about({ keepsAbout: false });
    expect(html).toContain('This receipt is about Maya Ostrowski');
    expect(html).toContain('once what you bought is no longer open to you');
    expect(html).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/billing\/invoices\/PL-2026-11820417"/);
    expect(html).toMatch(/<button (?=[^>]*name="about")[^>]*value="keep"[^>]*>Keep it on the receipt<\/button>/);
    expect(about({ keepsAbout: true })).toMatch(/value="let-go"[^>]*>Do not keep it/);
    expect(about({ keepsAbout: false, about: { kind: 'property', pnpId: 'n1' } })).toContain('is about a property');
    expect(about({ keepsAbout: false, about: HOUSE.about })).toContain('is about 1420 Alder St, Portland, OR');
  });

  test('cannot be chosen where it names nobody, or where the origin does not offer it', () => {
    expect(about({ keepsAbout: false, about: null })).toBe('');
    expect(about({})).toBe('');
  });
});

describe('the list of receipts', () => {
  const list = (invoices: readonly Invoice[]) => (
    <InvoicesPage page={{ kind: 'invoices', invoices }} site={{ ...site, viewer: null }} />
  );

  test('shows what each was for, its number, date, total and status', () => {
    const text = renderText(
      list([
        { ...RUNNER, status: 'partly refunded' },
        { ...CREDITS, about: null },
      ]),
    );
    expect(text).toContain(
      'Court Runner, Multnomah County, OR, Court Runner, Lane County, OR: Maya Ostrowski Receipt PL-2026-11820417 · See the request and its result Nov 20, 2026 $81.90 Partly refunded',
    );
    expect(text).toContain('3 background credits Receipt PL-2026-11820417 Nov 20, 2026 $29.99 Paid');
    // A credit opens any report.
    expect(renderText(list([CREDITS]))).not.toContain('Maya');
    expect(renderHrefs(list([CREDITS]))).toContain('/billing/invoices/PL-2026-11820417');
    expect(renderText(list([HOUSE]))).toContain('Property report: 1420 Alder St, Portland, OR');
    expect(renderToStaticMarkup(list([]))).toContain('<a href="/billing/invoices" aria-current="page">Receipts</a>');
  });

  test('leads to what a court runner found, and to everything that can still be used', () => {
    const result = expect.stringMatching(/^\/name\/Maya-Ostrowski\/.*#court-runner$/);
    expect(renderHrefs(list([RUNNER]))).toContainEqual(result);
    expect(renderHrefs(list([CREDITS, { ...RUNNER, about: null }]))).not.toContainEqual(result);
    expect(renderHrefs(list([CREDITS]))).toContain('/account/purchases');
  });

  test('says what it is for if it is empty', () => {
    expect(renderText(list([]))).toContain('No receipts yet Your purchases appear here');
  });
});

describe('an order that is not paid', () => {
  const page = (model: OrderPageModel) => <OrderPage page={model} site={{ ...site, viewer: null }} />;
  const pending = {
    kind: 'order',
    status: 'pending',
    payHref: null,
    againHref: '/billing/orders/O1',
    backHref: '/checkout/search',
    looksAgain: true,
  } as const;

  test('waits, reloads itself for a while, and can be checked manually', () => {
    expect(renderText(page(pending))).toContain('We are waiting for your bank');
    expect(renderText(page(pending))).toContain('checks again');
    expect(renderHrefs(page(pending))).toEqual(expect.arrayContaining(['/billing/orders/O1', '/billing/invoices']));
    expect(renderText(page({ ...pending, looksAgain: false }))).not.toContain('checks again');
    const guest = renderText(page({ ...pending, guestEmail: 'buyer@example.com' }));
    expect(guest).toContain('Once it is paid, the receipt goes to buyer@example.com');
    const payHref = 'https://checkout.stripe.com/c/pay/cs_1';
    const open = page({ ...pending, payHref });
    expect(renderText(open)).toContain('This order is not paid yet');
    expect(renderHrefs(open)).toEqual(expect.arrayContaining([payHref, '/billing/orders/O1', '/checkout/search']));
  });

  test('says why, that nothing was charged, and links back to the checkout', () => {
    const backHref = '/billing/purchase-credits';
    const message = 'This card has insufficient funds.';
    const declined = page({ kind: 'order', status: 'declined', message, backHref });
    expect(renderText(declined)).toContain(
      'The payment did not go through This card has insufficient funds. You have not been charged for this order.',
    );
    expect(renderHrefs(declined)).toContain(backHref);
    expect(renderText(page({ kind: 'order', status: 'expired', message: null, backHref }))).toContain(
      'It was not paid in time. Nothing was charged.',
    );
  });
});
