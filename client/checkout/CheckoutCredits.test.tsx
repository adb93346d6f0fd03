import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { buildCheckout, buildCredits } from '../../tests/fixtures/checkout.ts';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { CheckoutCredits } from './CheckoutCredits.tsx';
import type { CheckoutModel, CreditsCheckout } from './checkout-model.ts';

const render = (page: Partial<CreditsCheckout>) => (
  <CheckoutCredits page={buildCredits(page)} title="Background report" lede="" />
);
const html = (checkout: Partial<CheckoutModel> = {}, page: Partial<CreditsCheckout> = {}) =>
  renderToStaticMarkup(render({ checkout: buildCheckout(checkout), ...page }));
const text = (checkout: Partial<CheckoutModel> = {}) => renderText(render({ checkout: buildCheckout(checkout) }));
const ON_FILE = { paymentMethodId: 'pm_1', cardType: 'Visa', cardNumber: '4242', expiresAt: '2030-04' };
const SUBJECT = buildCredits().subject;

describe('the checkout form', () => {
  test('shows total, renewal and expiry of each option above the card fields, and the price on its button', () => {
    const said = text();
    const total = said.indexOf('Total today $14.99 Renews No. One payment Unused credits Expire Dec 20, 2026');
    expect(total).toBeGreaterThan(-1);
    expect(said.indexOf('Total today $29.99')).toBeLessThan(said.indexOf('Card number'));
    expect(total).toBeLessThan(said.indexOf('Card number'));
    const page = html();
    for (const at of [0, 1]) expect(page.match(new RegExp(`data-for="${at}"`, 'g'))).toHaveLength(2);
    expect(page).toMatch(/<button[^>]*type="submit"[^>]*><span data-for="0">Pay \$14\.99 for 1 credit</);
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

  test('starts with what was not charged after a failed order, and puts the focus there', () => {
    const problem = { title: 'Nothing was charged.', text: 'Your bank declined this card.' };
    const page = html({ problem, errors: {} });
    expect(page).toMatch(/<form[^>]*><div tabindex="-1" autofocus=""[^>]*><div[^>]*role="alert">/);
    expect(page.indexOf('Nothing was charged.')).toBeLessThan(page.indexOf('Your bank declined'));
    expect(page.match(/autofocus/g)).toHaveLength(1);
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
  test('is listed with its counts and when the credit is used', () => {
    const said = renderText(render({}));
    // The count from the person page; what the groups hold beyond it is stated.
    expect(said).toMatch(/Maya.s report holds 5 records/);
    expect(said).toContain(
      'Criminal & traffic 2 traffic records not in the total 2 Public 3 Property 2 Licenses and evictions 1 eviction not in the total 1',
    );
    expect(said).toContain('A credit is used when you confirm on the page, not now.');
  });

  test('has no number in its heading if the total is 0 but the report is not empty', () => {
    const traffic = { ...SUBJECT, total: 0 } as CreditsCheckout['subject'];
    expect(renderText(render({ subject: traffic }))).toMatch(/What is in Maya.s report/);
    expect(renderText(render({ subject: traffic }))).not.toMatch(/0 records|not in the total/);
  });

  test('does not reveal a withheld name (P2-133)', () => {
    const nameless = { ...SUBJECT, firstName: null, fullName: null, path: null } as CreditsCheckout['subject'];
    expect(renderText(render({ subject: nameless }))).toContain('This report holds 5 records');
    expect(html({}, { subject: nameless })).not.toMatch(/maya(?!Ostrowski1)/i);
  });

  test('links a viewer who has a credit to where it is used', () => {
    expect(renderHrefs(render({ unlockHref: '/billing/unlock-report?wpId=P' }))).toContain(
      '/billing/unlock-report?wpId=P',
    );
  });

  test('can be nothing: then nothing is sold, and there is no form (F9-41)', () => {
    const empty = { ...SUBJECT, isEmpty: true } as CreditsCheckout['subject'];
    const page = render({ checkout: null, subject: empty });
    expect(renderText(page)).toContain('We hold no background records for Maya, so there is nothing to sell.');
    expect(renderToStaticMarkup(page)).not.toMatch(/<form|<button/);
  });

  test('cannot be bought if payments are not set up', () => {
    const page = render({ checkout: null, takesPayments: false });
    expect(renderText(page)).toContain('Payments are not set up on this site.');
    expect(renderToStaticMarkup(page)).not.toContain('<form');
  });
});
