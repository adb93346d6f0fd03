import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RENEWAL_VERSION } from '../../shared/copy/billing/renewal.ts';
import type { RouteName } from '../../shared/urls/route-table.ts';
import { routeRow } from '../../shared/urls/route-table.ts';
import { edge, FORM_HEADERS, json, type OriginAnswers, problemResponse } from '../../worker/testing.ts';
import { buildUserAnswer } from '../fixtures/account.ts';
import { ON_FILE } from '../fixtures/billing.ts';
import { PERSON_ID } from '../fixtures/person.ts';
import { buildPlanAnswer, buildPlanChange } from '../fixtures/plans.ts';
import { buildPropertyTeaser } from '../fixtures/property.ts';
import { CALLS, FIELDS, SESSION } from '../support/checkout-shop.ts';
import { planShop } from '../support/plan-shop.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Every page with a payment, by the query that its form is posted to. */
const CHECKOUTS = {
  'checkout-summary': `wpId=${PERSON_ID}`,
  'checkout-phone-summary': 'phoneNumber=15035550142',
  'checkout-unlimited-summary': 'searchQuotaExceeded=true',
  'checkout-business': '',
  'checkout-search': `wpId=${PERSON_ID}`,
  'checkout-property-summary': 'propertyUrl=%2Fproperty%2Fn1',
  'purchase-credits': `wpId=${PERSON_ID}`,
  'purchase-court-runner': '',
  upgrade: `wpId=${PERSON_ID}&upgradeType=default`,
  'change-plan': 'to=u',
  'payment-method': '',
  'unlock-report': '',
} as const satisfies { readonly [N in RouteName]?: string };

const RUNNER = { wpId: PERSON_ID, firstName: 'MAYA', lastName: 'OSTROWSKI', birthDate: '1985-03-04' };
const GOOD = { ...FIELDS, ...RUNNER, renews: 'yes', renewal: RENEWAL_VERSION, shownCharge: '19.99' };
/** Bodies of every kind: good, wrong, forged, empty. */
const BODIES: readonly Record<string, string>[] = [
  GOOD,
  { ...GOOD, key: '' },
  { ...GOOD, do: 'update' },
  { ...GOOD, action: 'remove' },
  { ...GOOD, zip: 'x', email: 'x', purpose: 'revenge', attests: '' },
  {
    ...GOOD,
    product: 'made-up',
    shown: 'made-up 0',
    shownCharge: 'free',
    county: 'court-runner-county-1',
    total: '$0',
  },
  { ...GOOD, key: '../../etc', wpId: '<script>', pay: 'on-file', paymentMethodId: 'pm_stolen' },
  { ...GOOD, product: 'x'.repeat(9_000) },
  {},
];

const INFO = {
  requests: [],
  addresses: [],
  baseProduct: { id: 'court-runner', regularPrice: 34.95 },
};
const sold = (more: OriginAnswers = {}): OriginAnswers =>
  planShop(
    {
      'GET /api/property/n1': json(buildPropertyTeaser()),
      'GET /api/court-runner': json(INFO),
      'GET /api/billing/plan': json(buildPlanAnswer()),
      'GET /api/billing/plan-changes': json([buildPlanChange({ productId: 'u' })]),
      'POST /api/billing/change-plan': json({ order: null, plan: buildPlanAnswer().plan }),
      'POST /api/billing/payment-method': json({ billingInfo: ON_FILE, redirectUrl: null, order: null }),
      'DELETE /api/billing/payment-method': json({ isDone: true }),
      'POST /api/reports/submit-credits-payment-for-report': json({
        payload: { id: 'R1', fullName: 'Maya Ostrowski' },
      }),
      ...more,
    },
    { onFile: ON_FILE },
  );

const MUTATIONS = [
  CALLS.order,
  CALLS.onFile,
  CALLS.purchase,
  CALLS.card,
  'POST /api/billing/change-plan',
  'POST /api/billing/payment-method',
  'DELETE /api/billing/payment-method',
  'POST /api/reports/submit-credits-payment-for-report',
];
const all = (status: number) => Object.fromEntries(MUTATIONS.map((call) => [call, problemResponse(status)]));
/** Origins of every kind: one that works, that refuses, that is down in part or as a whole, that sells nothing. */
const ORIGINS: Readonly<Record<string, OriginAnswers>> = {
  working: sold(),
  'refusing by 402': sold(all(402)),
  'refusing by 403': sold(all(403)),
  'refusing by 404': sold(all(404)),
  'refusing by 409': sold(all(409)),
  'refusing by 429': sold(all(429)),
  'not answering orders': sold(all(503)),
  'not knowing who asks': sold({ [CALLS.user]: problemResponse(503) }),
  'knowing nobody': sold({ [CALLS.user]: json({ user: null }), [CALLS.details]: problemResponse(404) }),
  'selling nothing': planShop({}, { paymentWay: 'none', products: [] }),
  'knowing a guest': sold({ [CALLS.user]: json(buildUserAnswer({ scope: 'purchase' })) }),
  down: {},
};

test.each(Object.entries(ORIGINS))(
  'every checkout answers every form by 303, at an origin that is %s',
  async (_, origin) => {
    for (const [name, query] of Object.entries(CHECKOUTS) as [keyof typeof CHECKOUTS, string][]) {
      const path = `${routeRow(name).pattern}${query === '' ? '' : `?${query}`}`;
      for (const headers of [{}, SESSION]) {
        for (const [at, fields] of BODIES.entries()) {
          const body = new URLSearchParams(fields).toString();
          const { request } = edge(origin);
          const response = await request(path, { method: 'POST', headers: { ...FORM_HEADERS, ...headers }, body });
          const isTooLong = name === 'unlock-report' && body.length > 1_024;
          // A bot's click, and a body that is longer than any form of ours, are no form at all.
          const expected = isTooLong ? [400] : name === 'unlock-report' ? [303, 403] : [303];
          expect(expected, `${name}, body ${at}`).toContain(response.status);
          if (response.status === 303) expect(response.headers.get('location')).toMatch(/^(\/(?!\/)|https:)/);
        }
      }
    }
  },
);

test('what is no form of ours is refused: another site, another type, too much', async () => {
  for (const name of Object.keys(CHECKOUTS) as (keyof typeof CHECKOUTS)[]) {
    const path = routeRow(name).pattern;
    const send = (headers: Record<string, string>, body: string) =>
      edge(sold()).request(path, { method: 'POST', headers: { ...FORM_HEADERS, ...SESSION, ...headers }, body });
    expect((await send({ 'sec-fetch-site': 'cross-site' }, '')).status, name).toBe(403);
    expect((await send({ 'content-type': 'text/plain' }, 'a')).status, name).toBe(400);
    expect((await send({}, `wpId=${'x'.repeat(20_000)}`)).status, name).toBe(400);
  }
});
