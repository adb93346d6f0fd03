import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { NO_CHECKOUT_VALUES } from '../checkout/no-checkout-values.ts';
import { renderText } from '../ui/text/render-text.ts';
import { PaymentMethodForm } from './PaymentMethodForm.tsx';
import type { PaymentMethodFormModel } from './payment-method-form-model.ts';

const form = (more: Partial<PaymentMethodFormModel> = {}) => (
  <PaymentMethodForm
    form={{
      title: 'Use another',
      action: '/billing/payment-method',
      key: 'a-key-of-this-very-form',
      paymentWay: 'card-form',
      values: NO_CHECKOUT_VALUES,
      errors: {},
      problem: null,
      due: null,
      ...more,
    }}
  />
);

describe('the form of another payment method', () => {
  test('asks for a card or a PayPal address in a local run, and posts natively under its key', () => {
    const html = renderToStaticMarkup(form());
    expect([...html.matchAll(/name="pay"[^>]*value="([\w-]+)"/g)].map(([, way]) => way)).toEqual(['card', 'paypal']);
    expect(html).toMatch(/<form[^>]*action="\/billing\/payment-method" method="post"/);
    expect(html).toContain('name="key" value="a-key-of-this-very-form"');
    expect(html).not.toMatch(/ required/);
  });

  test('has no card field where the provider’s page asks for it, only a button that leads there', () => {
    const html = renderToStaticMarkup(form({ paymentWay: 'hosted-page' }));
    expect(html).not.toMatch(/cardNumber|securityCode|expires|type="radio"/);
    expect(html).toContain('type="hidden" name="pay" value="hosted"');
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(renderText(form({ paymentWay: 'hosted-page' }))).toContain('Continue to the payment page');
  });

  test('says on its button what it pays', () => {
    expect(renderText(form({ due: 9.99 }))).toContain('Save and pay $9.99');
    expect(renderText(form({ due: 9.99, paymentWay: 'hosted-page' }))).toContain('Continue and pay $9.99');
    expect(renderText(form())).toContain('Save this payment method');
  });

  test('never sends a card number or code back, and shows each error at its field', () => {
    const values = { ...NO_CHECKOUT_VALUES, expires: '04 / 30', zip: '9' };
    const html = renderToStaticMarkup(form({ values, errors: { zip: 'A ZIP code has 5 digits.' } }));
    expect(html).toContain('value="04 / 30"');
    expect(html).toMatch(/id="checkout-zip-error">.*?A ZIP code has 5 digits\./);
    for (const name of ['cardNumber', 'securityCode'])
      expect(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0]).not.toContain('value=');
  });

  test('says first what went wrong, and puts the focus there', () => {
    const html = renderToStaticMarkup(form({ problem: { title: 'Nothing was charged.', text: 'Declined.' } }));
    expect(html).toMatch(/<form[^>]*><div tabindex="-1" autofocus=""[^>]*><div[^>]*role="alert">/);
  });
});
