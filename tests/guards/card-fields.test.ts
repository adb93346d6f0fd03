import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { calls } from '../../shared/contract/calls.ts';
import { edge, FORM_HEADERS, json } from '../../worker/testing.ts';
import { buildOrderAnswer } from '../fixtures/billing.ts';
import { CALLS, FIELDS, KEY, PAGE, SESSION, shop } from '../support/checkout-shop.ts';
import { definitionOf } from '../support/contract-arbitrary.ts';
import { openTestOrigin } from '../support/origin-app.ts';

// Cards are typed on the payment provider's page. Only a local run has a card form, whose cards are invented.

const CARD = { cardNumber: '5555 5555 5555 4444', expires: '11 / 47', securityCode: '739' } as const;
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
  const hosted = { redirectUrl: 'https://pay.example/c/1', status: 'pending', invoiceId: null } as const;
  const PAGES = [
    PAGE,
    '/checkout/property-summary?propertyUrl=/property/n1',
    '/billing/purchase-credits',
    '/billing/purchase-court-runner',
    '/checkout/summary',
    '/checkout/phone-summary',
    '/checkout/unlimited-summary',
    '/checkout/business',
    '/billing/manage-plan/change',
    '/billing/manage-plan/payment-method',
    '/billing/upgrade',
  ];

  it.each(PAGES.flatMap((path) => ['card', 'hosted'].map((pay) => [path, pay] as const)))(
    'goes nowhere and comes back nowhere: POST %s, paying by %s',
    async (path, pay) => {
      for (const paymentWay of ['hosted-page', 'card-form'] as const) {
        const answers = shop({ [CALLS.order]: json(buildOrderAnswer(hosted)) }, { paymentWay });
        const staging = { ENVIRONMENT: 'staging', SITE_URL: 'https://127.0.0.1' } as const;
        const { request, asked } = edge(answers, staging);
        const body = new URLSearchParams({ ...FIELDS, ...CARD, key: KEY, pay });
        for (const shown of ['one 14.99', 'house 9.99']) body.append('shown', shown);
        const init = { method: 'POST', headers: { ...FORM_HEADERS, ...SESSION }, body: body.toString() };
        const answer = await request(path, init);
        const told = await Promise.all(asked.map(async (one) => `${one.url} ${await one.clone().text()}`));
        expect([answer.status, ...told, await answer.text()].map((text) => cardIn(String(text)))).toEqual(
          Array.from({ length: told.length + 2 }, () => null),
        );
        expect(asked.map(({ url }) => new URL(url).pathname)).not.toContain('/api/dev/payment-methods');
      }
    },
  );

  it('is what a local run takes, so this test would notice', async () => {
    const { request, asked } = edge(shop());
    const body = new URLSearchParams({ ...FIELDS, ...CARD, key: KEY });
    body.append('shown', 'one 14.99');
    await request(PAGE, { method: 'POST', headers: { ...FORM_HEADERS }, body: body.toString() });
    const told = await Promise.all(asked.map((one) => one.clone().text()));
    expect(told.some((text) => cardIn(text) !== null || text.includes('5555555555554444'))).toBe(true);
  });
});
