import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { ProductsAnswer } from '../../shared/contract/billing.ts';
import { calls } from '../../shared/contract/calls.ts';
import { RENEWAL_VERSION } from '../../shared/copy/billing/renewal.ts';
import { edge, FORM_HEADERS, json, type OriginAnswers } from '../../worker/testing.ts';
import { buildOrderAnswer, ON_FILE } from '../fixtures/billing.ts';
import { buildUpgradeProducts } from '../fixtures/plans.ts';
import { CALLS, FIELDS, KEY, PAGE, shop } from '../support/checkout-shop.ts';
import { definitionOf } from '../support/contract-arbitrary.ts';
import { openTestOrigin } from '../support/origin-app.ts';
import { AGREES, subscriber } from '../support/plan-pages.ts';
import { planShop } from '../support/plan-shop.ts';

// Cards are typed on the payment provider's page. Only a local run has a card form, whose cards are invented.

const CARD = { cardNumber: '5555 5555 5555 4444', expires: '11 / 47', securityCode: '739' } as const;
type PaymentWay = ProductsAnswer['paymentWay'];
const STAGING = { ENVIRONMENT: 'staging', SITE_URL: 'https://127.0.0.1' } as const;
/** The session's cookie outside local. */
const SECURE_SESSION = { cookie: '__Host-session=token' } as const;
const CARD_NAMES = /card|cvc|cvv|securitycode|expir/i;
/** Whatever of a card a text contains, however it is written. */
const cardIn = (text: string) => /5555\D{0,3}5555|11\s*(?:%2F|\/)\s*47|2047-11|\b739\b/i.exec(text)?.[0] ?? null;

/** The names of all fields that a schema takes, at every depth. */
function fieldsOf(schema: z.ZodMiniType | null): string[] {
  if (schema === null) return [];
  const { shape = {}, element, innerType, options = [] } = definitionOf(schema);
  return [
    ...Object.entries(shape).flatMap(([name, field]) => [name, ...fieldsOf(field)]),
    ...[element, innerType].flatMap((inner) => fieldsOf(inner ?? null)),
    ...options.flatMap(fieldsOf),
  ];
}

it('no call takes a card number, an expiry or a security code, but the one of the test provider', () => {
  const taking = Object.entries(calls).filter(([, { body, query, params }]) =>
    [body, query, params].flatMap(fieldsOf).some((name) => CARD_NAMES.test(name)),
  );
  expect(taking.map(([name]) => name)).toEqual(['testPaymentMethod']);
  expect(calls.testPaymentMethod.caller).toBe('edge');
});

describe('outside local, the origin', () => {
  it.each(['staging', 'production'])('has no call that takes a card (%s)', async (environment) => {
    const origin = openTestOrigin(environment);
    const body = JSON.stringify({ cardNumber: CARD.cardNumber, expiresAt: '2047-11', securityCode: CARD.securityCode });
    const answer = await origin.call('/api/dev/payment-methods', { method: 'POST', body });
    expect([answer.status, cardIn(answer.text)]).toEqual([404, null]);
    expect((await origin.accounts.prepare('SELECT 1 FROM test_payment_method').all()).results).toEqual([]);
  });
});

describe('a card in a form that somebody sends us anyway', () => {
  const HOSTED = { redirectUrl: 'https://pay.example/c/1', status: 'pending', invoiceId: null } as const;
  const ORDER = CALLS.order;
  const METHOD = 'POST /api/billing/payment-method';
  const CHANGE = 'POST /api/billing/change-plan';
  const away = json({ billingInfo: null, redirectUrl: HOSTED.redirectUrl, order: null });
  const changed = json({ order: null, plan: null });
  const buyer = (paymentWay: PaymentWay) => planShop({ [ORDER]: json(buildOrderAnswer(HOSTED)) }, { paymentWay });
  const holder = (paymentWay: PaymentWay) =>
    subscriber({
      [METHOD]: away,
      [CHANGE]: changed,
      [CALLS.products]: json(buildUpgradeProducts({ paymentWay, onFile: ON_FILE })),
    });
  const plan = (product: string, price: number) => ({
    ...FIELDS,
    ...{ product, shown: `${product} ${price}`, renewal: RENEWAL_VERSION, renews: 'yes' },
  });
  const change = { ...AGREES, product: 'premium-unlimited', shownCharge: '19.99' };
  /** Each page with a form to pay with, what its form sends, and the call that takes it. */
  const FORMS: readonly {
    readonly path: string;
    readonly answers: (paymentWay: PaymentWay) => OriginAnswers;
    readonly fields: Readonly<Record<string, string>>;
    readonly call: string;
  }[] = [
    {
      path: PAGE,
      answers: (paymentWay) => shop({ [ORDER]: json(buildOrderAnswer(HOSTED)) }, { paymentWay }),
      fields: { ...FIELDS, shown: 'one 14.99' },
      call: ORDER,
    },
    { path: '/checkout/summary', answers: buyer, fields: plan('p-month', 9.99), call: ORDER },
    { path: '/checkout/phone-summary', answers: buyer, fields: plan('p-month', 9.99), call: ORDER },
    { path: '/checkout/unlimited-summary', answers: buyer, fields: plan('u', 19.99), call: ORDER },
    { path: '/checkout/business', answers: buyer, fields: plan('b', 29.99), call: ORDER },
    { path: '/billing/payment-method', answers: holder, fields: {}, call: METHOD },
    {
      path: '/billing/manage-plan/change?to=premium-unlimited',
      answers: holder,
      fields: change,
      call: CHANGE,
    },
    { path: '/billing/upgrade?upgradeType=default', answers: holder, fields: change, call: CHANGE },
  ];

  it.each(FORMS)('goes nowhere and comes back nowhere: POST $path', async ({ path, answers, fields, call }) => {
    for (const pay of ['card', 'hosted'])
      for (const paymentWay of ['hosted-page', 'card-form'] as const) {
        const { request, asked } = edge(answers(paymentWay), STAGING);
        const body = new URLSearchParams({ ...fields, ...CARD, key: KEY, pay }).toString();
        const answer = await request(path, { method: 'POST', headers: { ...FORM_HEADERS, ...SECURE_SESSION }, body });
        const told = await Promise.all(asked.map(async (one) => `${one.url} ${await one.clone().text()}`));
        const back = [...answer.headers].map(String);
        expect([...told, ...back, await answer.text()].map(cardIn).filter(Boolean)).toEqual([]);
        const sent = asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
        expect(sent).not.toContain('POST /api/dev/payment-methods');
        // A form that never gets there would prove nothing.
        if (pay === 'hosted' && paymentWay === 'hosted-page') expect(sent).toContain(call);
      }
  });

  it.each([
    '/checkout/property-summary?propertyUrl=/property/n1',
    '/billing/purchase-credits',
    '/billing/purchase-court-runner',
  ])('neither where there is nothing to pay for: POST %s', async (path) => {
    const { request, asked } = edge(shop(), STAGING);
    const body = new URLSearchParams({ ...FIELDS, ...CARD, key: KEY, shown: 'one 14.99' }).toString();
    const answer = await request(path, { method: 'POST', headers: { ...FORM_HEADERS, ...SECURE_SESSION }, body });
    const told = await Promise.all(asked.map(async (one) => `${one.url} ${await one.clone().text()}`));
    expect([...told, await answer.text()].map(cardIn).filter(Boolean)).toEqual([]);
  });

  it('is what a local run takes, so this test would notice', async () => {
    const { request, asked } = edge(shop());
    const body = new URLSearchParams({ ...FIELDS, ...CARD, key: KEY });
    body.append('shown', 'one 14.99');
    await request(PAGE, { method: 'POST', headers: { ...FORM_HEADERS }, body: body.toString() });
    const told = await Promise.all(asked.map((one) => one.clone().text()));
    expect(told.some((text) => cardIn(text) !== null || text.includes('5555555555554444'))).toBe(true);
  });
});
