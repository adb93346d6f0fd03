import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { buildCheckout, buildCredits, buildHeld, HELD_AT, SELLER, SUBJECT } from '../../tests/fixtures/checkout.ts';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { CheckoutCredits } from './CheckoutCredits.tsx';
import { CheckoutHeldNotice } from './CheckoutHeldNotice.tsx';
import type { CheckoutModel, CreditsCheckout } from './checkout-model.ts';

const render = (page: Partial<CreditsCheckout>) => (
  <CheckoutCredits page={buildCredits(page)} title="Background report" lede="" />
);
const html = (checkout: Partial<CheckoutModel> = {}, page: Partial<CreditsCheckout> = {}) =>
  renderToStaticMarkup(render({ checkout: buildCheckout(checkout), ...page }));
const text = (checkout: Partial<CheckoutModel> = {}) => renderText(render({ checkout: buildCheckout(checkout) }));
const ON_FILE = { paymentMethodId: 'pm_1', cardType: 'Visa', cardNumber: '4242', expiresAt: '2030-04' };

describe('the checkout form', () => {
  test('shows total, renewal and expiry of each option above the card fields, and the price on its button', () => {
    const said = text();
    const total = said.indexOf('Total today $14.99 Renews No. One payment Readable until Dec 20, 2026');
    expect(total).toBeGreaterThan(-1);
    expect(said.indexOf('Total today $29.99')).toBeLessThan(said.indexOf('Card number'));
    expect(total).toBeLessThan(said.indexOf('Card number'));
    const page = html();
    for (const at of [0, 1]) expect(page.match(new RegExp(`data-for="${at}"`, 'g'))).toHaveLength(3);
    expect(page).toMatch(/<button[^>]*type="submit"[^>]*><span data-for="0">Pay \$14\.99 and open the report</);
  });

  test('checks nothing by default', () => {
    const boxes = html().match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
    expect(boxes.map((box) => /name="(\w+)"/.exec(box)?.[1])).toEqual(['keeps', 'attests']);
    for (const box of boxes) expect(box).not.toContain('checked');
  });

  test('works without JavaScript: it posts to its own URL with the funnel, and no hidden field blocks it', () => {
    const page = html();
    expect(page).toContain('action="/checkout/search?wpId=PmayaOstrowski1" method="post"');
    expect(page).toContain('name="key" value="a-key-of-this-very-form"');
    for (const name of ['cardNumber', 'expires', 'securityCode', 'cardName', 'zip', 'paypalEmail'])
      expect(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0]).not.toMatch(/ required|type="email"/);
  });

  test('links to the login; a logged-in buyer is not asked for an account', () => {
    expect(renderHrefs(render({}))).toContain('/auth/login?redirect=%2Fcheckout%2Fsearch');
    expect(html({ loginHref: null })).not.toMatch(/name="email"|Have an account/);
  });

  test('offers the method on file first, and another card as a choice', () => {
    const ways = [...html({ onFile: ON_FILE }).matchAll(/name="pay"[^>]*value="([\w-]+)"/g)].map(([, way]) => way);
    expect(ways).toEqual(['on-file', 'card', 'paypal']);
    expect(text({ onFile: ON_FILE })).toMatch(/Visa ending in 4242.*Use another card/);
    const paypal = { paymentMethodId: 'pm_2', paypalInfo: { email: 'june@example.com' } };
    expect(text({ onFile: paypal })).toContain('PayPal, june@example.com');
  });

  test('asks for no card if the page of the provider does', () => {
    const page = html({ paymentWay: 'hosted-page' });
    expect(page).not.toMatch(/cardNumber|type="radio" name="pay"/);
    expect(page).toMatch(/type="hidden" name="pay" value="hosted"/);
    expect(page).toContain('You pay on our payment provider’s page');
    // Stripe's page does not offer PayPal to a U.S. account.
    expect(page).not.toMatch(/4242|really charged|PayPal/i);
  });

  test('says what was not charged above its fields and beside the button, and puts the focus on the first', () => {
    const problem = { title: 'Nothing was charged.', text: 'The price has changed.' };
    const page = html({ problem, errors: {} });
    expect(page).toMatch(
      /<form[^>]*><div id="checkout-problem"[^>]*><div tabindex="-1" autofocus=""[^>]*><div[^>]*role="alert">/,
    );
    expect(page.match(/autofocus/g)).toHaveLength(1);
    const [, form = ''] = page.split('<form');
    const beside = form.lastIndexOf('Nothing was charged. The price has changed.');
    expect(beside).toBeGreaterThan(form.indexOf('name="attests"'));
    expect(beside).toBeLessThan(form.indexOf('type="submit"'));
  });

  test('marks the card after a decline, says so at its field and beside the button, and the focus goes to it', () => {
    const problem = { title: 'Nothing was charged.', text: 'The bank declined this card.', isDeclined: true };
    const page = html({ problem, loginHref: null });
    expect(page).toMatch(/<input[^>]*id="checkout-cardNumber"[^>]*aria-invalid="true"[^>]*autofocus=""/i);
    expect(page).toMatch(/id="checkout-cardNumber-error">.*?This was declined\. Check it, or pay another way\./);
    expect(page).toContain('1 field needs another look: <span><a href="#checkout-cardNumber">Card number</a>');
    expect(page.match(/autofocus/gi)).toHaveLength(1);
    expect(page).toContain('data-goods="report" data-declined=""');
    // Not the card, if something else was declined.
    const paypal = { ...buildCheckout().values, pay: 'paypal' as const };
    expect(html({ problem, values: paypal })).toContain('id="checkout-paypalEmail-error"');
    expect(html({ problem, values: paypal })).not.toContain('id="checkout-cardNumber-error"');
  });

  test('lists the fields that need another look beside the button, each with a link to it', () => {
    const page = html({ errors: { zip: 'A ZIP code has 5 digits.', cardNumber: 'This is not a card number.' } });
    expect(renderText(render({ checkout: buildCheckout({ errors: { zip: 'x', cardNumber: 'y' } }) }))).toContain(
      '2 fields need another look: Card number , ZIP code Pay $14.99',
    );
    for (const field of ['cardNumber', 'zip']) {
      expect(page).toContain(`href="#checkout-${field}"`);
      expect(page).toContain(`id="checkout-${field}"`);
    }
  });

  test('reads one sentence and checks one box above the button: what is charged, what it does, that it does not renew', () => {
    const page = html();
    const consent = page.indexOf('$14.99 is charged once. The report opens right away and stays open for 30 days.');
    expect(consent).toBeGreaterThan(page.indexOf('name="cardNumber"'));
    expect(consent).toBeLessThan(page.indexOf('name="attests"'));
    expect(page.slice(consent)).toMatch(/^[^<]*It does not renew\./);
    // Of the pack, for as long as that is selected.
    expect(page).toMatch(/<p data-for="1">\$29\.99 is charged once for 3 credits\./);
  });

  test('says what the seller has set below the button, and nothing that they have not', () => {
    const said = text();
    expect(said).toContain('You can ask for your money back within 14 days after you pay.');
    expect(said).toContain('Questions or a refund: help@example.com');
    expect(said).toContain('Your card statement will say PORCHLIGHT TEST. Sold by Porchlight Test, Inc, 100');
    expect(renderHrefs(render({}))).toContain('mailto:help@example.com');
    const bare = { ...SELLER, address: null, statementName: null, supportEmail: null, refundDays: null };
    expect(text({ seller: bare })).toContain('Sold by Porchlight Test, Inc.');
    for (const seller of [bare, null]) expect(text({ seller })).not.toMatch(/money back|Questions|statement|null/);
  });

  test('names brands as words, and PayPal only where it can be chosen', () => {
    expect(text()).toContain('Visa Mastercard Amex Discover PayPal');
    expect(text({ paymentWay: 'hosted-page' })).toContain('Visa Mastercard Amex Discover');
  });

  test('tells a buyer without an account whose purchases these are, and how to use another address', () => {
    const guest = { guestEmail: 'june@example.com', loginHref: null };
    expect(text(guest)).toContain(
      'You are buying as june@example.com. We made an account for your purchases under that address; a link we email you opens it on any device.',
    );
    const page = html(guest);
    expect(page).not.toContain('name="email"');
    // The button belongs to a form of its own, which leads back here.
    expect(page).toMatch(/<button[^>]*form="checkout-other"/);
    expect(page).toMatch(
      /<form id="checkout-other"[^>]*action="\/auth\/logout"[^>]*><input type="hidden" name="redirect" value="\/checkout\/search\?wpId=PmayaOstrowski1"/,
    );
    expect(page.indexOf('id="checkout-other"')).toBeLessThan(page.indexOf('action="/checkout/search'));
  });

  test('shows what one gets before the card fields, for a phone reads from top to bottom', () => {
    const said = text();
    const order = ['Total today $14.99', '8 records:', 'Email', 'Card number', 'It does not renew', 'Pay $14.99'];
    const places = order.map((part) => said.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(-1);
  });

  test('links to what need not be bought', () => {
    const link = { text: 'Open the report', href: '/property/n1' };
    expect(renderHrefs(render({ checkout: buildCheckout({ problem: { title: '', text: '', link } }) }))).toContain(
      '/property/n1',
    );
  });

  test('shows each error under its field, and the first such field gets the focus', () => {
    const errors = { expires: 'This date has passed.', zip: 'A ZIP code has 5 digits.', purpose: 'Please choose.' };
    const page = html({ errors });
    expect(page).toMatch(/id="checkout-expires-error">.*?This date has passed\./);
    expect(page).toMatch(/<select[^>]*aria-invalid="true"[^>]*aria-describedby="checkout-purpose-error"/);
    expect(page.match(/<input[^>]*autofocus[^>]*>/gi)).toEqual([expect.stringContaining('name="expires"')]);
  });

  test('keeps what was typed, but never a card number or code', () => {
    const values = {
      ...buildCheckout().values,
      email: 'june@example.com',
      expires: '04 / 30',
      zip: '97217',
      attests: true,
    };
    const page = html({ values });
    for (const value of ['june@example.com', '04 / 30', '97217']) expect(page).toContain(`value="${value}"`);
    expect(/<input[^>]*name="attests"[^>]*>/.exec(page)?.[0]).toContain('checked');
    for (const name of ['cardNumber', 'securityCode'])
      expect(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0]).not.toContain('value=');
  });
});

describe('what a report holds', () => {
  test('is its one total, split in words, and no zeros [F9-40]', () => {
    const tally = { criminal: 9, publicRecords: 4, property: 2, more: 0 };
    const said = renderText(render({ subject: { ...SUBJECT, total: 15, tally } }));
    expect(said).toContain('What is in Maya’s report 15 records: 9 criminal and traffic, 4 public, 2 properties');
    expect(said).toContain('Nothing found in licenses or evictions.');
  });

  test('comes with a sample report to look at first', () => {
    expect(renderHrefs(render({}))).toContain('/sample-report');
  });

  test('is not guessed while its counts cannot be loaded, and the form stands', () => {
    const page = render({ subject: { ...SUBJECT, total: null, tally: null } });
    expect(renderText(page)).toContain('The number of records is not available right now.');
    expect(renderText(page)).not.toMatch(/\d records|No records|Nothing found/);
    expect(renderToStaticMarkup(page)).toContain('<form');
  });

  test('does not reveal a withheld name (P2-133)', () => {
    const nameless = { ...SUBJECT, firstName: null, fullName: null, path: null };
    expect(renderText(render({ subject: nameless }))).toContain('What is in this report 8 records:');
    expect(html({}, { subject: nameless })).not.toMatch(/maya(?!Ostrowski1)/i);
  });

  test('can be nothing: then nothing is sold, and there is no form (F9-41)', () => {
    const page = render({ checkout: null, subject: { ...SUBJECT, unsold: 'empty' } });
    expect(renderText(page)).toContain('We hold no background records for Maya, so there is nothing to sell.');
    expect(renderToStaticMarkup(page)).not.toMatch(/<form|<button/);
  });

  test('is not sold of somebody who has died: that is said, without a form', () => {
    const page = render({ checkout: null, subject: { ...SUBJECT, unsold: 'died' } });
    expect(renderText(page)).toContain('Records show that Maya has died. We sell nothing about people who have died.');
    expect(renderToStaticMarkup(page)).not.toMatch(/<form|<button/);
  });

  test('cannot be bought if payments are not set up', () => {
    const page = render({ checkout: null, takesPayments: false });
    expect(renderText(page)).toContain('Payments are not set up on this site.');
    expect(renderToStaticMarkup(page)).not.toContain('<form');
  });
});

describe('a buyer who has it already', () => {
  const held = (more: Parameters<typeof buildHeld>[0] = {}) => render({ held: buildHeld(more) });

  test('is led to the open report, with no form to pay again', () => {
    expect(renderText(held())).toContain('You already have this report, open until Nov 20, 2026');
    expect(renderHrefs(held())).toContain(SUBJECT.path);
    expect(renderToStaticMarkup(held())).not.toContain('action="/checkout');
  });

  test('uses a credit by a form of its own', () => {
    const page = held({ kind: 'credit', unlock: { personId: 'PmayaOstrowski1', credits: 1 }, anotherHref: '/again' });
    expect(renderText(page)).toContain('You have a credit that opens this report');
    expect(renderText(page)).toContain('Use 1 credit Pay for it instead');
    expect(renderToStaticMarkup(page)).toMatch(
      /<form data-unlock="" action="\/billing\/unlock-report" method="post"><input type="hidden" name="wpId" value="PmayaOstrowski1"\/>/,
    );
    expect(renderHrefs(page)).toContain('/again');
  });

  test.each([
    ['paid', '/billing/invoices/PL-1', 'You paid for this 12 minutes ago', 'See the receipt'],
    ['pending', 'https://pay.example.com/1', 'Your payment for this is still open', 'Continue this payment'],
  ] as const)('who has %s (%s) is led there', (kind, href, title, go) => {
    const notice = <CheckoutHeldNotice held={buildHeld({ kind, href })} now={HELD_AT + 12 * 60_000} />;
    expect(renderText(notice)).toContain(title);
    expect(renderToStaticMarkup(notice)).toContain(`href="${href}">${go}</a>`);
    expect(renderText(notice)).not.toContain('Buy another');
  });
});
