import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ON_FILE } from '../../tests/fixtures/billing.ts';
import { buildDelinquentPlan, buildPlanAnswer } from '../../tests/fixtures/plans.ts';
import { logError } from '../api/log.ts';

vi.mock('../api/log.ts', () => ({ logError: vi.fn() }));
const shown = vi.fn();
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render: shown, unmount: vi.fn() }) }));

const INFO = '/api/billing/get-billing-info-for-user';
const STATUS = '/api/membership/delinquency-status';
const PLAN = '/api/billing/plan';
const OVERDUE = buildPlanAnswer({ plan: buildDelinquentPlan() });
const fetched = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { createElement: () => ({}) });
  vi.stubGlobal('location', { pathname: '/name/A-B/-/P1', search: '?showBadPaymentModal=true' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const answers = (byPath: Readonly<Record<string, () => Response>>) =>
  fetched.mockImplementation(async (path) => byPath[path]?.() ?? Response.json({}, { status: 404 }));
const open = async () => (await import('./open-bad-payment.tsx')).openBadPayment();
const openIfDelinquent = async () => (await import('./open-bad-payment.tsx')).openIfDelinquent();
const asked = () => fetched.mock.calls.map(([path]) => path);
const logged = () => vi.mocked(logError).mock.calls.map(([type]) => type);

test('it opens with billing info, and leads back to the page without the flag [P2-060 F5-25]', async () => {
  answers({ [INFO]: () => Response.json(ON_FILE), [PLAN]: () => Response.json(OVERDUE) });
  expect(await open()).toBe(true);
  const [element] = shown.mock.lastCall ?? [];
  expect(element.props).toMatchObject({
    payment: { billingInfo: ON_FILE, plan: OVERDUE.plan },
    backPath: '/name/A-B/-/P1',
  });
});

test.each([
  ['missing', () => new Response(null, { status: 204 })],
  ['without a payment method', () => Response.json({ cardType: 'Visa', cardNumber: '4242' })],
  ['without a card or PayPal', () => Response.json({ paymentMethodId: 'pm_1' })],
])('it stays closed if billing info is %s [F5-25]', async (_, info) => {
  answers({ [INFO]: info, [PLAN]: () => Response.json(OVERDUE) });
  expect(await open()).toBe(false);
  expect(shown).not.toHaveBeenCalled();
  expect(logError).not.toHaveBeenCalled();
});

test('a failure of either call is logged and nothing else [P8-014]', async () => {
  const fails = () => Response.json({}, { status: 503 });
  answers({ [INFO]: fails, [PLAN]: () => Response.json(OVERDUE) });
  expect(await open()).toBe(false);
  answers({ [STATUS]: fails });
  expect(await openIfDelinquent()).toBe(false);
  expect(logged()).toEqual(['billing-info', 'delinquency-status']);
  expect(shown).not.toHaveBeenCalled();
});

test('it opens even if the plan cannot be loaded', async () => {
  answers({ [INFO]: () => Response.json(ON_FILE), [PLAN]: () => Response.json({}, { status: 503 }) });
  expect(await open()).toBe(true);
});

test('a delinquent viewer sees it only if the last payment failed [P4-021 P4-022]', async () => {
  answers({ [STATUS]: () => Response.json(false) });
  expect(await openIfDelinquent()).toBe(false);
  expect(asked()).toEqual([STATUS]);
  answers({
    [STATUS]: () => Response.json(true),
    [INFO]: () => Response.json(ON_FILE),
    [PLAN]: () => Response.json(OVERDUE),
  });
  expect(await openIfDelinquent()).toBe(true);
  expect(shown).toHaveBeenCalledOnce();
});
