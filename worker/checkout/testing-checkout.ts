import type { OrderAnswer, ProductsAnswer } from '../../shared/contract/billing.ts';
import { ATTESTATION_VERSION } from '../../shared/copy/checkout.ts';
import { FORM_HEADERS, json, type OriginAnswers, problemResponse } from '../testing.ts';
import { NO_COUNTS, PERSON_ID, personDetails, userAnswer } from '../testing-fixtures.ts';

/** A made-up shop behind the edge, for the tests of checkouts. */

export const KEY = 'a-key-of-this-very-form';
export const ON_FILE = {
  paymentMethodId: 'pm_on_file',
  cardType: 'Visa',
  cardNumber: '4242',
  expiresAt: '2030-04',
} as const;

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

const once = { period: null, lookups: 0 } as const;

export function productsAnswer(more: Partial<ProductsAnswer> = {}): ProductsAnswer {
  return {
    paymentWay: 'card-form',
    onFile: null,
    products: [
      {
        productId: 'plan',
        productName: 'Premium',
        kind: 'plan',
        price: 9.99,
        period: 'month',
        lookups: 20,
        backgroundCredits: 0,
      },
      {
        productId: 'three',
        productName: '3 credits',
        kind: 'background-credits',
        price: 29.99,
        backgroundCredits: 3,
        ...once,
      },
      {
        productId: 'one',
        productName: '1 credit',
        kind: 'background-credits',
        price: 14.99,
        backgroundCredits: 1,
        ...once,
      },
      {
        productId: 'house',
        productName: 'Report',
        kind: 'property-report',
        price: 9.99,
        backgroundCredits: 0,
        ...once,
      },
    ],
    ...more,
  };
}

export function orderAnswer(more: Partial<OrderAnswer> = {}): Response {
  const paid = {
    orderId: 'o1',
    status: 'paid',
    total: 14.99,
    message: null,
    redirectUrl: null,
    invoiceId: 'PL-2026-1',
  };
  return json({ ...paid, ...more });
}

/** The session of who has just signed up. */
const signedUp = () =>
  json({ isDone: true }, { headers: new Headers([['set-cookie', 'session=new; Path=/; HttpOnly; SameSite=Lax']]) });

/** A shop in which everything goes well, for who has no account; a person of three records whose page led there. */
export function shop(more: OriginAnswers = {}, payment: Partial<ProductsAnswer> = {}): OriginAnswers {
  return {
    [CALLS.products]: json(productsAnswer(payment)),
    [CALLS.card]: json({ paymentMethodId: 'pm_1' }),
    [CALLS.order]: orderAnswer(),
    [CALLS.onFile]: orderAnswer(),
    [CALLS.signUp]: signedUp,
    [CALLS.login]: problemResponse(401),
    [CALLS.user]: json(userAnswer()),
    [CALLS.details]: json(personDetails()),
    [CALLS.counts]: json({ ...NO_COUNTS, criminalTrafficRecords: 2, publicRecords: 1, judgments: 1 }),
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
