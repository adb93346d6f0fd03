import type { CheckoutSearchPageModel } from '../../client/checkout/checkout-model.ts';
import type { ProductsAnswer } from '../../shared/contract/billing.ts';
import { ATTESTATION_VERSION } from '../../shared/copy/billing/checkout.ts';
import { edge, FORM_HEADERS, json, modelOf, type OriginAnswers } from '../../worker/testing.ts';
import { buildUserAnswer } from '../fixtures/account.ts';
import { buildOrderAnswer, buildProductsAnswer } from '../fixtures/billing.ts';
import { buildCounts, MAYA, PERSON_ID } from '../fixtures/person.ts';
import { buildDetails } from '../fixtures/person-page.ts';
import { followForm } from './follow-form.ts';

/** An invented shop behind the edge, for checkout tests. */

export const KEY = 'a-key-of-this-very-form';

/** The origin's response to a call, by 'METHOD /path'. */
export const CALLS = {
  products: 'GET /api/products',
  order: 'POST /api/orders',
  card: 'POST /api/dev/payment-methods',
  onFile: 'POST /api/billing/purchase-credits',
  purchase: 'POST /api/auth/purchase',
  user: 'GET /api/user',
  details: 'GET /api/v4/person/details',
  counts: 'GET /api/person/counts',
  reports: 'GET /api/reports/',
  held: 'GET /api/billing/held',
  sent: 'GET /api/billing/sent-order',
} as const;

/** The session of a buyer without an account. */
const guest = () =>
  json({ isDone: true }, { headers: new Headers([['set-cookie', 'session=new; Path=/; HttpOnly; SameSite=Lax']]) });

/**
 * A shop where everything goes well, for a visitor without an account; a person with three records, whose page led
 * there.
 */
export function shop(more: OriginAnswers = {}, payment: Partial<ProductsAnswer> = {}): OriginAnswers {
  return {
    [CALLS.products]: json(buildProductsAnswer(payment)),
    [CALLS.card]: json({ paymentMethodId: 'pm_1' }),
    [CALLS.order]: json(buildOrderAnswer()),
    [CALLS.onFile]: json(buildOrderAnswer()),
    [CALLS.purchase]: guest,
    [CALLS.user]: json(buildUserAnswer()),
    [CALLS.details]: json(buildDetails(MAYA)),
    [CALLS.counts]: json(buildCounts({ criminalTrafficRecords: 2, publicRecords: 1, judgments: 1 })),
    [CALLS.reports]: json([]),
    [CALLS.held]: json({ held: null }),
    ...more,
  };
}

export const SESSION = { cookie: 'session=token' } as const;
export const SUBJECT = `wpId=${PERSON_ID}`;

/** The fields of a correctly filled form. */
export const FIELDS: Readonly<Record<string, string>> = {
  key: KEY,
  product: 'one',
  email: 'buyer@example.com',
  pay: 'card',
  cardNumber: '4242 4242 4242 4242',
  expires: '04 / 50',
  securityCode: '123',
  cardName: 'June Reyes',
  zip: '97217',
  paypalEmail: '',
  purpose: 'reconnect',
  attestation: ATTESTATION_VERSION,
  attests: 'yes',
};

/** A submitted form, with the given changes; an empty text leaves a field empty. */
export function formRequest(
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const body = new URLSearchParams({ ...FIELDS, ...fields });
  if (fields.shown === undefined)
    for (const shown of ['one 14.99', 'three 29.99', 'house 9.99']) body.append('shown', shown);
  return { method: 'POST', headers: { ...FORM_HEADERS, ...headers }, body: body.toString() };
}

const FUNNEL = `wp_term=Maya-Ostrowski&wp_content=background&wp_source=people&funnelType=bg_onepages_1&${SUBJECT}`;
/** The checkout of a background report, opened by the link of the person's page. */
export const PAGE = `/checkout/search?${FUNNEL}`;

/** The model it was rendered from. */
export async function pageOf(response: Response): Promise<CheckoutSearchPageModel> {
  return (await modelOf(response)).page as CheckoutSearchPageModel;
}

/** A refusal by the origin, with its reason. */
export function refusal(status: number, title: string): Response {
  const body = JSON.stringify({ type: 'about:blank', title, status });
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

/**
 * Submits its form, with the given changes; `bodies` are the request bodies that the origin received for a call, `page` is
 * the page that the answer leads to, for the same browser.
 */
export async function sendForm(
  answers: OriginAnswers,
  fields: Record<string, string> = {},
  { path = PAGE, headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const { request, get, asked } = edge(answers);
  const response = await request(path, formRequest(fields, headers));
  const page = () => followForm({ get }, response, headers);
  const bodies = async (call: string) => {
    const found = asked.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === call);
    return Promise.all(found.map(async (one) => ({ body: await one.clone().json(), headers: one.headers })));
  };
  return { response, asked, bodies, page };
}
