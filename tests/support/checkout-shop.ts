import type { CheckoutSearchPageModel } from '../../client/pages/page-model.ts';
import type { ProductsAnswer } from '../../shared/contract/billing.ts';
import { ATTESTATION_VERSION } from '../../shared/copy/billing/checkout.ts';
import { edge, FORM_HEADERS, json, modelOf, type OriginAnswers, problemResponse } from '../../worker/testing.ts';
import { buildUserAnswer } from '../fixtures/account.ts';
import { buildOrderAnswer, buildProductsAnswer } from '../fixtures/billing.ts';
import { buildCounts, MAYA, PERSON_ID } from '../fixtures/person.ts';
import { buildDetails } from '../fixtures/person-page.ts';

/** A made-up shop behind the edge, for the tests of checkouts. */

export const KEY = 'a-key-of-this-very-form';

/** What the origin answers to a call, by 'METHOD /path'. */
export const CALLS = {
  products: 'GET /api/products',
  order: 'POST /api/orders',
  card: 'POST /api/dev/payment-methods',
  onFile: 'POST /api/billing/purchase-credits',
  signUp: 'POST /api/auth/sign-up',
  login: 'POST /api/auth/login',
  user: 'GET /api/user',
  details: 'GET /api/v4/person/details',
  counts: 'GET /api/person/counts',
  reports: 'GET /api/reports/',
} as const;

/** The session of who has just signed up. */
const signedUp = () =>
  json({ isDone: true }, { headers: new Headers([['set-cookie', 'session=new; Path=/; HttpOnly; SameSite=Lax']]) });

/** A shop in which everything goes well, for who has no account; a person of three records whose page led there. */
export function shop(more: OriginAnswers = {}, payment: Partial<ProductsAnswer> = {}): OriginAnswers {
  return {
    [CALLS.products]: json(buildProductsAnswer(payment)),
    [CALLS.card]: json({ paymentMethodId: 'pm_1' }),
    [CALLS.order]: json(buildOrderAnswer()),
    [CALLS.onFile]: json(buildOrderAnswer()),
    [CALLS.signUp]: signedUp,
    [CALLS.login]: problemResponse(401),
    [CALLS.user]: json(buildUserAnswer()),
    [CALLS.details]: json(buildDetails(MAYA)),
    [CALLS.counts]: json(buildCounts({ criminalTrafficRecords: 2, publicRecords: 1, judgments: 1 })),
    [CALLS.reports]: json([]),
    ...more,
  };
}

export const SESSION = { cookie: 'session=token' } as const;
export const SUBJECT = `wpId=${PERSON_ID}`;

/** The fields of a form that is filled in as it should be. */
export const FIELDS: Readonly<Record<string, string>> = {
  key: KEY,
  product: 'one',
  email: 'buyer@example.com',
  password: 'correct horse',
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

/** A form that is sent, with what is different about it; an empty text leaves a field empty. */
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
/** The checkout of a background report, by the link of the person's page. */
export const PAGE = `/checkout/search?${FUNNEL}`;

/** What it was rendered from. */
export async function pageOf(response: Response): Promise<CheckoutSearchPageModel> {
  return (await modelOf(response)).page as CheckoutSearchPageModel;
}

/** The origin's no, with its reason. */
export function refusal(status: number, title: string): Response {
  const body = JSON.stringify({ type: 'about:blank', title, status });
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

/** Sends its form, with what is different about it; `bodies` of what the origin was asked by a call. */
export async function sendForm(
  answers: OriginAnswers,
  fields: Record<string, string> = {},
  { path = PAGE, headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const { request, asked } = edge(answers);
  const response = await request(path, formRequest(fields, headers));
  const bodies = async (call: string) => {
    const found = asked.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === call);
    return Promise.all(found.map(async (one) => ({ body: await one.clone().json(), headers: one.headers })));
  };
  return { response, asked, bodies };
}
