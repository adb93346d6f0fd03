import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ATTESTATION_VERSION } from '../../shared/copy/billing/checkout.ts';
import { RENEWAL_VERSION } from '../../shared/copy/billing/renewal.ts';
import { decideUpgrade } from '../../shared/plans/decide-upgrade.ts';
import { buildOrderAnswer, ON_FILE } from '../../tests/fixtures/billing.ts';
import { buildPlan, buildPlanAnswer, buildPlanChange, buildUpgradeProducts } from '../../tests/fixtures/plans.ts';
import { logError } from '../api/log.ts';
import { type PayableOffer, sendUpgrade } from './send-upgrade.ts';

vi.mock('../api/log.ts', () => ({ logError: vi.fn() }));

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const products = buildUpgradeProducts({ onFile: ON_FILE });
const change = decideUpgrade({
  type: 'default',
  products,
  plan: buildPlanAnswer(),
  changes: [buildPlanChange()],
}) as PayableOffer;
const buy = decideUpgrade({
  type: 'business',
  products,
  plan: buildPlanAnswer({ plan: null, paidWith: null }),
  changes: null,
}) as PayableOffer;
const SENT = { purpose: 'safety', key: 'key-of-this-opening', returnPath: '/name/-/-/P1', wpId: 'P1' } as const;
const answers = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => Response.json(body, { status }));
const order = (more: Parameters<typeof buildOrderAnswer>[0]) => ({ order: buildOrderAnswer(more), plan: buildPlan() });

test('a change sends what was shown and agreed to, under the key of this opening', async () => {
  answers(200, order({ invoiceId: 'PL-1' }));
  expect(await sendUpgrade(change, SENT)).toEqual({ kind: 'paid', invoiceId: 'PL-1' });
  const [path, init] = fetched.mock.lastCall ?? [];
  expect([path, init?.method]).toEqual(['/api/billing/change-plan', 'POST']);
  expect(init?.headers).toMatchObject({ 'idempotency-key': 'key-of-this-opening' });
  expect(JSON.parse(String(init?.body))).toEqual({
    productId: 'premium-unlimited',
    attestation: { purpose: 'safety', textVersion: ATTESTATION_VERSION },
    renewal: { textVersion: RENEWAL_VERSION },
    shownCharge: 19.99,
  });
});

test('a viewer without a plan buys with the method on file', async () => {
  answers(200, buildOrderAnswer());
  expect(await sendUpgrade(buy, SENT)).toMatchObject({ kind: 'paid' });
  const [path, init] = fetched.mock.lastCall ?? [];
  expect(path).toBe('/api/orders');
  expect(JSON.parse(String(init?.body))).toMatchObject({
    productIds: ['small-business'],
    paymentMethodId: ON_FILE.paymentMethodId,
    renewal: { textVersion: RENEWAL_VERSION },
  });
});

test('a declined payment charges nothing and is final; a pending one continues elsewhere', async () => {
  answers(200, order({ status: 'declined', message: 'Your bank declined this card.', invoiceId: null }));
  expect(await sendUpgrade(change, SENT)).toEqual({
    kind: 'problem',
    problem: { title: 'Nothing was charged, and your plan has not changed.', text: 'Your bank declined this card.' },
    isOver: true,
  });
  answers(200, order({ status: 'pending', redirectUrl: 'https://bank.example/', invoiceId: null }));
  expect(await sendUpgrade(change, SENT)).toEqual({ kind: 'elsewhere', href: 'https://bank.example/' });
  answers(200, order({ status: 'pending', invoiceId: null }));
  expect(await sendUpgrade(change, SENT)).toEqual({ kind: 'elsewhere', href: '/billing/orders/o1' });
});

test('of a purchase that failed, nothing is said about a plan', async () => {
  for (const status of ['declined', 'expired'] as const) {
    answers(200, buildOrderAnswer({ status, message: null, invoiceId: null }));
    expect(await sendUpgrade(buy, SENT)).toMatchObject({ problem: { title: 'Nothing was charged.' }, isOver: true });
  }
});

test.each([
  [401, { kind: 'logged-out' }],
  [402, { kind: 'problem', isOver: false }],
  [403, { kind: 'problem', isOver: false }],
  [409, { kind: 'changed' }],
])('a refusal by %i is explained and not logged', async (status, result) => {
  answers(status, { title: 'no' });
  expect(await sendUpgrade(change, SENT)).toMatchObject(result);
  expect(logError).not.toHaveBeenCalled();
});

test('without an answer nobody knows, so the same request may be sent again', async () => {
  for (const fail of [
    async () => Response.json({}, { status: 503 }),
    async () => {
      throw new TypeError('network');
    },
  ]) {
    fetched.mockImplementation(fail);
    expect(await sendUpgrade(change, SENT)).toMatchObject({
      kind: 'problem',
      problem: { title: 'We do not know yet whether it worked.' },
      isOver: false,
    });
  }
  expect(vi.mocked(logError).mock.calls.map(([type]) => type)).toEqual(['one-click-upgrade', 'one-click-upgrade']);
});
