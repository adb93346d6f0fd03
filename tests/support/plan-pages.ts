import { ATTESTATION_VERSION } from '../../shared/copy/billing/checkout.ts';
import { RENEWAL_VERSION } from '../../shared/copy/billing/renewal.ts';
import { edge, FORM_HEADERS, json, modelOf, type OriginAnswers, problemResponse } from '../../worker/testing.ts';
import { buildUserAnswer } from '../fixtures/account.ts';
import { buildProductsAnswer, ON_FILE } from '../fixtures/billing.ts';
import { buildPlanAnswer, buildPlanChange } from '../fixtures/plans.ts';
import { followForm } from './follow-form.ts';

/** An invented subscriber behind the edge, for tests of the pages of a plan. */

export const SESSION = { cookie: 'session=token' } as const;
export const KEY = 'a-key-of-this-very-form';
export const JUNE = buildUserAnswer({
  scope: 'account',
  userType: 'paid',
  primaryEmail: 'june@example.com',
  product: { productName: 'Premium Monthly' },
  premiumLookupsCount: 8,
  currentPlanLookupsCount: 20,
  resetDate: '2026-12-04T15:00:00.000Z',
});
/** A buyer whose address nobody has proven. */
export const GUEST = buildUserAnswer({ ...JUNE.user, scope: 'purchase' });

const UNLIMITED = {
  productId: 'premium-unlimited',
  productName: 'Premium Unlimited',
  kind: 'plan',
  price: 19.99,
  period: 'month',
  tier: 'unlimited',
  lookups: null,
  backgroundCredits: 1,
} as const;

/** The origin's answers about a subscriber with a Visa card, Premium by the month, and Unlimited to change to. */
export function subscriber(more: OriginAnswers = {}): OriginAnswers {
  const products = [...buildProductsAnswer().products, UNLIMITED];
  return {
    'GET /api/user': json(JUNE),
    'GET /api/billing/plan': json(buildPlanAnswer()),
    'GET /api/billing/plan-changes': json([buildPlanChange()]),
    'GET /api/products': json(buildProductsAnswer({ products, onFile: ON_FILE })),
    'GET /api/billing/invoices': json([]),
    'GET /api/user/ledger': json({ entries: [], isCut: false }),
    'POST /api/dev/payment-methods': json({ paymentMethodId: 'pm_new' }),
    ...more,
  };
}

/** What a page was rendered from. */
export async function openPlanPage<T>(path: string, answers: OriginAnswers = {}): Promise<T> {
  return (await modelOf(await edge(subscriber(answers)).get(path, SESSION))).page as unknown as T;
}

/**
 * Sends a form; `sent` are the calls that changed something, with their bodies, `page` is the page that the answer leads
 * to, for the same browser.
 */
export async function submitPlanForm(path: string, fields: Record<string, string>, answers: OriginAnswers = {}) {
  const { request, get, asked } = edge(subscriber(answers));
  const body = new URLSearchParams(fields).toString();
  const response = await request(path, { method: 'POST', headers: { ...FORM_HEADERS, ...SESSION }, body });
  const changes = asked.filter(({ method }) => method !== 'GET');
  const sent = await Promise.all(
    changes.map(async (one) => ({
      call: `${one.method} ${new URL(one.url).pathname}`,
      body: (await one.clone().json()) as unknown,
      key: one.headers.get('idempotency-key'),
    })),
  );
  const page = async <T>() => (await modelOf(await followForm({ get }, response, SESSION))).page as unknown as T;
  return { response, sent, location: response.headers.get('location'), page };
}

/** The origin's refusal with its reason. */
export function refusal(status: number, title: string): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title, status }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
export const silent = () => problemResponse(503);

/** What one ticks to change a plan. */
export const AGREES = {
  key: KEY,
  purpose: 'reconnect',
  attestation: ATTESTATION_VERSION,
  attests: 'yes',
  renewal: RENEWAL_VERSION,
  renews: 'yes',
} as const;

/** A card that the test shop takes. */
export const CARD = {
  key: KEY,
  pay: 'card',
  cardNumber: '4242 4242 4242 4242',
  expires: '04 / 50',
  securityCode: '123',
  cardName: 'June Reyes',
  zip: '97217',
} as const;
