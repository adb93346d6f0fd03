import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { definitionOf } from '../../tests/support/contract-arbitrary.ts';
import { outlineOf } from '../../tests/support/contract-fields.ts';
import { mutationsOf } from '../../tests/support/contract-mutations.ts';
import { type Call, matchCallPath } from './calls/call.ts';
import { calls } from './calls.ts';
import { personDetailsSchema } from './person/person.ts';
import { typedText } from './primitives.ts';

/** A call according to the specification; its request and response in short, as written by `outlineOf`. */
interface ExpectedCall {
  /** '{}' if omitted */
  readonly query?: string;
  /** none if omitted */
  readonly body?: string;
  readonly answer: string;
  /** may return 204 */
  readonly mayBeEmpty?: true;
}

interface ExpectedRow extends ExpectedCall {
  readonly at: string;
  /** the ids of the rows that this proves, as in the title */
  readonly rules: string;
}

const COUNTS =
  '{ phones, emails, currentAddresses, historicalAddresses, relatives, associates, offenses, properties, publicRecords, criminalTrafficRecords, licensesPermits, bankruptcies, foreclosures, judgments, liens, evictions }';
const REFERENCE = '{ id, name, city, state }';
const DONE = '{ isDone }';
const FOUND_USER = '{ user: { id, primaryEmail } }';
const CHECK = '{ errorMessage, isValid, isAvailable, isFreeNoPassword }';
const CONTACT = '{ contactListId, personId }';

const CALLS_OF_F7: readonly ExpectedRow[] = [
  { at: 'GET /api/person/counts', rules: '', query: '{ personId }', answer: COUNTS, mayBeEmpty: true },
  {
    at: 'GET /api/funnel/counts',
    rules: ' [F7-06 F7-09]',
    query: '{ id, source, eid? }',
    answer: COUNTS,
    mayBeEmpty: true,
  },
  {
    at: 'POST /api/reports/submit-credits-payment-for-report',
    rules: ' [F7-11]',
    body: '{ wpId, phoneNumber?, eid? }',
    answer: '{ payload: { id, fullName } }',
  },
  {
    at: 'POST /api/auth/trigger-one-time-login-email',
    rules: ' [F7-13]',
    body: '{ email, redirect, usersLocalTimestamp }',
    answer: DONE,
  },
  { at: 'GET /api/auth/email-available', rules: ' [F7-17 F7-18]', query: '{ email }', answer: CHECK },
  { at: 'POST /api/log-error', rules: '', body: '{ type?, e }', answer: DONE },
];

const CALLS_OF_P7: readonly ExpectedRow[] = [
  { at: 'GET /api/person/premium', rules: ' [P7-001]', query: '{ personId }', answer: REFERENCE },
  { at: 'GET /api/person/smartcheck', rules: ' [P7-003]', query: '{ personId }', answer: REFERENCE },
  { at: 'GET /api/reports/', rules: ' [P7-005]', answer: '[{ wpId, payload: { id }, accessExpiresAt }]' },
  {
    at: 'GET /api/v4/person/details',
    rules: ' [P7-007 P7-008]',
    query:
      '{ personId, monitor?, unmonitor?, save_contact?, linkToken?, stub?, offer?, deltas_seen?, productRegistryVariant?, deviceType?, dayType?, productRegistryForceHardCodedBackup?, includeProperties?, includeRelated?, late? }',
    answer: outlineOf(personDetailsSchema),
  },
  { at: 'PUT /api/contact-list/person', rules: ' [P7-013]', body: CONTACT, answer: DONE },
  { at: 'DELETE /api/contact-list/person', rules: ' [P7-014]', body: CONTACT, answer: DONE },
  {
    at: 'GET /api/hardstop',
    rules: ' [P7-015 P7-016]',
    query: '{ path, virtualUri, appId, userId? }',
    answer: '{ result, remainingQuota, opensAt?, limit?, accountLimit?, countedBy? }',
  },
  {
    at: 'POST /api/hardstop',
    rules: ' [P7-017]',
    query: '{ appId }',
    body: '{ path, eventName, eventType, virtualUri, email, isBlocked, userId }',
    answer: DONE,
  },
  { at: 'GET /api/membership/delinquency-status', rules: ' [P7-019]', answer: 'boolean' },
  {
    at: 'GET /api/billing/get-billing-info-for-user',
    rules: ' [P7-020]',
    answer: '{ paymentMethodId, cardType, cardNumber, expiresAt } | { paymentMethodId, paypalInfo: { email } }',
    mayBeEmpty: true,
  },
  {
    at: 'POST /api/monitor/',
    rules: ' [P7-021]',
    body: '{ personId, displayText, autoMonitor }',
    answer:
      '{ personId, displayText, autoMonitor, since, isConfirmed, changes: { addressChangesCount, phoneChangesCount, relativeAssociateChangesCount, criminalTrafficChangesCount, licensesPermitsChangesCount, propertiesChangesCount, publicRecordChangesCount } }',
    mayBeEmpty: true,
  },
  { at: 'DELETE /api/monitor/', rules: ' [P7-025]', body: '{ personId }', answer: DONE, mayBeEmpty: true },
  { at: 'GET /api/auth/get-user-by-email', rules: ' [P7-028]', query: '{ email }', answer: FOUND_USER },
  { at: 'POST /api/auth/create-new-user', rules: ' [P7-030]', body: '{ email }', answer: FOUND_USER },
  { at: 'GET /api/auth/email-available', rules: ' [P7-031]', query: '{ email }', answer: CHECK },
  {
    at: 'GET /api/phone/activity',
    rules: ' [P7-032 P7-034]',
    query: '{ phoneNumbers }',
    answer: '{ data: { results: [{ phoneNumber, activityScore }] } }',
  },
  {
    at: 'GET /api/v1/person/missing-address-ids',
    rules: ' [P7-035 P7-036]',
    query: '{ personId }',
    answer: '{ data: { addresses: [{ id, address, city, state }] } }',
  },
  { at: 'GET /api/person/realtime/age', rules: ' [P7-039]', query: '{ personIds }', answer: '[{ id, age, ageRange }]' },
  {
    at: 'POST /api/interpolate-string',
    rules: '',
    body: '{ interpolationData, interpolatedTextCopy: [string] }',
    answer: '{ texts: [string] }',
  },
  {
    at: 'POST /api/log-info',
    rules: ' [P7-044]',
    body: '{ msg: { severity, name, route, metric, linkableAddressCount, missingIdCount, missingLivedIdCount, missingOwnedIdCount, hydratedAddressIds: [string] } }',
    answer: DONE,
  },
  { at: 'POST /api/log-error', rules: ' [P7-046]', body: '{ type?, e }', answer: DONE },
];

/** Calls that the specifications do not define, with the queries we decided on. */
const DECIDED_CALLS: Readonly<Record<string, string>> = {
  'GET /api/operator/overview': '{}',
  'GET /api/operator/removals': '{ reference?, personId? }',
  'POST /api/operator/removals': '{}',
  'GET /api/operator/record-errors': '{}',
  'PUT /api/operator/record-errors': '{}',
  'GET /api/operator/delete-act': '{}',
  'POST /api/operator/delete-act': '{}',
  'POST /api/webhooks/delete-act': '{}',
  'GET /api/operator/disputes': '{}',
  'PUT /api/operator/disputes': '{}',
  'POST /api/phone/dispute': '{}',
  'POST /api/phone/dispute/pending': '{}',
  'POST /api/phone/dispute/confirm': '{}',
  'POST /api/phone/dispute/prove': '{}',
  'GET /api/places': '{ location }',
  'GET /api/user': '{}',
  'DELETE /api/user': '{}',
  'GET /api/user/sessions': '{}',
  'DELETE /api/user/sessions': '{}',
  'GET /api/user/export': '{}',
  'GET /api/user/ledger': '{}',
  'GET /api/billing/purchases': '{}',
  'GET /api/billing/sent-order': '{}',
  'GET /api/billing/held': '{ kind, personId?, pnpId? }',
  'POST /api/auth/sign-up': '{}',
  'POST /api/auth/login': '{}',
  'POST /api/auth/logout': '{}',
  'POST /api/auth/one-time-login': '{}',
  'POST /api/auth/forgot-password': '{}',
  'POST /api/auth/reset-password': '{}',
  'POST /api/auth/finish-sign-up': '{}',
  'POST /api/auth/confirm-email': '{}',
  'POST /api/auth/renew-link': '{}',
  'POST /api/auth/purchase': '{}',
  'POST /api/auth/passkey-options': '{}',
  'POST /api/auth/passkey-login': '{}',
  'POST /api/user/email': '{}',
  'POST /api/user/password': '{}',
  'GET /api/user/passkeys': '{}',
  'POST /api/user/passkeys': '{}',
  'DELETE /api/user/passkeys': '{}',
  'POST /api/user/passkeys/options': '{}',
  'GET /api/search/people': '{ name, location?, page?, age?, state?, city?, sort? }',
  'GET /api/search/typed': '{ q, location? }',
  'GET /api/search/phone': '{ phone }',
  'POST /api/search/phone': '{}',
  'GET /api/search/address': '{ street, location }',
  'POST /api/search/address': '{}',
  'POST /api/person/open': '{}',
  'POST /api/phone/report': '{}',
  'POST /api/phone/report/pending': '{}',
  'POST /api/phone/report/confirm': '{}',
  'GET /api/directory': '{}',
  'GET /api/property-search/{location}': '{ page? }',
  'GET /api/site': '{}',
  'GET /api/sitemap': '{}',
  'GET /api/sitemap/{list}/{file}': '{}',
  'GET /api/suggest': '{ q, type }',
  'GET /api/directory/{letter}': '{ page? }',
  'GET /api/directory/{letter}/{partial}': '{ page? }',
  'GET /api/locations/{location}': '{ page? }',
  'GET /api/person/related': '{ personId }',
  'GET /api/v4/person/background': '{ personId, group?, after?, limit? }',
  'GET /api/v4/person/records': '{ personId, kind?, year?, county?, outcome?, page?, record? }',
  'GET /api/property/{pnpId}': '{}',
  'GET /api/contact-lists': '{}',
  'GET /api/contact-list/{id}': '{ format?, q?, sort?, page? }',
  'POST /api/contact-list/person': '{}',
  'POST /api/contact-lists': '{}',
  'PUT /api/contact-lists': '{}',
  'DELETE /api/contact-lists': '{}',
  'GET /api/monitor/': '{ page?, name? }',
  'POST /api/monitor/stop': '{}',
  'POST /api/monitor/undo-stop': '{}',
  'PUT /api/monitor/alerts': '{}',
  'POST /api/monitor/pending': '{}',
  'POST /api/monitor/confirm': '{}',
  'GET /api/alert-choice': '{ token }',
  'PUT /api/alert-choice': '{ token }',
  'POST /api/unsubscribe': '{ token }',
  'POST /api/webhooks/mail': '{}',
  'GET /api/products': '{}',
  'POST /api/orders': '{}',
  'GET /api/orders/{orderId}': '{}',
  'POST /api/billing/change-plan': '{}',
  'POST /api/billing/cancel': '{}',
  'POST /api/billing/invoice-about': '{}',
  'POST /api/billing/payment-method': '{}',
  'DELETE /api/billing/payment-method': '{}',
  'POST /api/billing/payment-method-back': '{}',
  'GET /api/billing/plan': '{}',
  'GET /api/billing/plan-changes': '{}',
  'POST /api/billing/resume': '{}',
  'GET /api/family': '{}',
  'POST /api/family/accept': '{}',
  'POST /api/family/invitation': '{}',
  'POST /api/family/invitations': '{}',
  'DELETE /api/family/invitations': '{}',
  'DELETE /api/family/members': '{}',
  'POST /api/dev/renewals': '{}',
  'POST /api/dev/monitoring': '{}',
  'POST /api/billing/purchase-credits': '{}',
  'GET /api/billing/invoices': '{}',
  'GET /api/billing/invoices/{id}': '{}',
  'POST /api/webhooks/stripe': '{}',
  'POST /api/court-runner': '{}',
  'GET /api/court-runner': '{ personId }',
  'POST /api/dev/payment-methods': '{}',
  'POST /api/dev/court-runner': '{}',
  'POST /api/record-error': '{}',
  'GET /api/dev/outbox': '{}',
  'GET /api/dev/metrics': '{}',
  'GET /api/dev/security': '{}',
  'GET /api/dev/events': '{ period, device?, page? }',
  'POST /api/counts': '{}',
  'POST /api/speed-search': '{}',
  'POST /api/opt-out': '{}',
  'POST /api/opt-out/confirm/pending': '{}',
  'POST /api/opt-out/confirm': '{}',
  'GET /api/opt-out/{reference}': '{}',
  'POST /api/opt-out/{reference}/undo': '{}',
  'POST /api/opt-out/undo/pending': '{}',
  'POST /api/opt-out/undo': '{}',
  'POST /api/do-not-sell': '{}',
  'GET /api/do-not-sell/choice': '{}',
  'POST /api/do-not-sell/undo': '{}',
  'POST /api/privacy-requests': '{}',
  'POST /api/privacy-requests/confirm': '{}',
  'GET /api/privacy-requests/{reference}': '{}',
  'GET /api/privacy-requests/{reference}/rows': '{ after? }',
  'POST /api/privacy-requests/export': '{}',
  'POST /api/judicial-privacy': '{}',
  'POST /api/judicial-privacy/rows': '{}',
  'POST /api/privacy-requests/pending': '{}',
  'POST /api/privacy-requests/export/pending': '{}',
  'POST /api/do-not-sell/undo/pending': '{}',
  'POST /api/do-not-sell/undo/confirm': '{}',
  'GET /api/operator/privacy-requests': '{ state?, kind? }',
  'GET /api/operator/privacy-requests/{reference}': '{}',
  'GET /api/operator/privacy-requests/{reference}/file': '{}',
  'GET /api/operator/privacy-requests/{reference}/rows': '{ after? }',
  'GET /api/operator/privacy-request-metrics': '{ year }',
  'PUT /api/operator/privacy-requests': '{}',
  'GET /api/claims': '{}',
  'POST /api/claims': '{}',
  'DELETE /api/claims': '{}',
  'POST /api/claims/verify': '{}',
  'GET /api/claims/record': '{}',
  'POST /api/claims/hide': '{}',
  'POST /api/claims/show': '{}',
  'POST /api/claims/corrections': '{}',
  'GET /api/corrections/{reference}': '{}',
  'GET /api/operator/corrections': '{}',
  'POST /api/operator/corrections': '{}',
  'GET /api/dev/outbox/texts': '{}',
  'POST /api/events': '{}',
  'POST /internal/purge': '{}',
};

const table: readonly (readonly [string, Call])[] = Object.entries(calls);
const atOf = ({ method, path }: Call) => `${method} ${path}`;
const byAddress = new Map(table.map(([, call]) => [atOf(call), call]));

/** Calls about an account that anybody may make, with the reason that others learn nothing about it. */
const OWN_WITHOUT_SESSION: Readonly<Record<string, string>> = {
  user: 'about the account of the session; null without one',
  reports: 'none without a session',
  products: 'without a session only prices, the same for everybody',
  login: 'needs the password',
  oneTimeLogin: 'needs an emailed link',
  resetPassword: 'needs an emailed link',
  finishSignUp: 'needs an emailed link',
  passkeyLogin: 'needs a passkey',
  alertChoice: 'needs a signed link from an email',
  chooseAlerts: 'needs a signed link from an email',
  outbox: 'only in a local run',
  outboxTexts: 'only in a local run',
};

function outlineOfCall(call: Call | undefined): ExpectedCall | null {
  if (call === undefined) return null;
  const query = outlineOf(call.query);
  return {
    ...(query === '{}' ? {} : { query }),
    ...(call.body === null ? {} : { body: outlineOf(call.body) }),
    answer: outlineOf(call.response),
    ...(call.mayBeEmpty ? { mayBeEmpty: true } : {}),
  };
}

describe('the calls of F 7', () => {
  it.each(CALLS_OF_F7)(
    '$at has the request and response of the specification$rules',
    ({ at, rules: _, ...expected }) => {
      expect(outlineOfCall(byAddress.get(at))).toEqual(expected);
    },
  );
  it('include counts for a funnel by person, phone or property [F7-07]', () => {
    const { query, response } = calls.funnelCounts;
    const takes = (source: string) => query.safeParse({ id: 'x', source }).success;
    expect(['person', 'phone', 'property', 'address', ''].filter(takes)).toEqual(['person', 'phone', 'property']);
    expect(response).toBe(calls.personCounts.response);
  });
  it('accept an eid of up to 64 characters, whatever they are [F7-08]', () => {
    const takes = (eid: string) => calls.funnelCounts.query.safeParse({ id: 'x', source: 'person', eid }).success;
    expect([takes('é%/'.padEnd(64, 'e')), takes('e'.repeat(65)), takes('')]).toEqual([true, false, false]);
  });
});

describe('the calls of P 7', () => {
  it.each(CALLS_OF_P7)(
    '$at has the request and response of the specification$rules',
    ({ at, rules: _, ...expected }) => {
      expect(outlineOfCall(byAddress.get(at))).toEqual(expected);
    },
  );
  it('request the ages of 1 to 20 people at once [P7-038]', () => {
    const takes = (many: number) =>
      calls.realtimeAge.query.safeParse({ personIds: Array(many).fill('Pmaya0ostrowski1').join() }).success;
    expect([0, 1, 20, 21].filter(takes)).toEqual([1, 20]);
  });
  it('refer to templates by name and never contain one [P7-041]', () => {
    const takes = (name: string) =>
      calls.interpolateString.body.safeParse({ interpolationData: { count: 3 }, interpolatedTextCopy: [name] }).success;
    expect(takes('phones.count')).toBe(true);
    expect(takes('You have {{count}} records')).toBe(false);
  });
});

describe('the other calls', () => {
  it.each(Object.entries(DECIDED_CALLS))('include %s with the query %s', (at, query) => {
    const call = byAddress.get(at);
    expect(call && outlineOf(call.query)).toBe(query);
  });
  it('recognize a repeated order, credit purchase or change of plan or payment method by its key, and find a sent order by it', () => {
    const withKey = table.filter(([, { headers }]) => headers?.includes('idempotency-key')).map(([name]) => name);
    expect(withKey.sort()).toEqual(['changePaymentMethod', 'changePlan', 'order', 'purchaseCredits', 'sentOrder']);
    expect(table.filter(([, { headers }]) => headers?.includes('stripe-signature')).map(([name]) => name)).toEqual([
      'stripeWebhook',
    ]);
  });
  it('accept no price, card or more than twenty products in an order', () => {
    const order = {
      productIds: ['background-credit'],
      attestation: { purpose: 'reconnect', textVersion: '2026-11' },
    };
    const takes = (more: object) => calls.order.body.safeParse({ ...order, ...more }).success;
    expect(takes({})).toBe(true);
    expect(takes({ funnel: { wp_source: 'people', wpId: 'P1' } })).toBe(true);
    for (const forged of [
      { price: 0.01 },
      { total: 1 },
      { cardNumber: '4242424242424242' },
      { productIds: [] },
      { productIds: Array(22).fill('background-credit') },
      { attestation: { purpose: 'employment', textVersion: '2026-11' } },
      { funnel: { utm_source: 'x' } },
    ])
      expect(takes(forged)).toBe(false);
  });
  it('export contacts as json, csv or vcard', () => {
    const takes = (format: string) => calls.contacts.query.safeParse({ format }).success;
    expect(['json', 'csv', 'vcard', 'pdf'].filter(takes)).toEqual(['json', 'csv', 'vcard']);
  });
  it('suggest names or places', () => {
    const takes = (type: string) => calls.suggest.query.safeParse({ q: 'os', type }).success;
    expect(['name', 'location', 'phone'].filter(takes)).toEqual(['name', 'location']);
  });
  it('look up a phone by at least 7 digits, not counting the country code, with X for the rest', () => {
    const takes = (phone: string) => calls.searchPhone.query.safeParse({ phone }).success;
    const known = ['15035550186', '5035550186', '5035550XXX', '1XXX5550186'];
    expect([...known, '503555XXXX', '1503555XXXX', '5550186', '503555018X6'].filter(takes)).toEqual(known);
  });
});

describe('the table of calls', () => {
  it('has no other calls and no duplicates', () => {
    const wanted = new Set([...[...CALLS_OF_F7, ...CALLS_OF_P7].map(({ at }) => at), ...Object.keys(DECIDED_CALLS)]);
    expect(table.map(([, call]) => atOf(call)).sort()).toEqual([...wanted].sort());
  });
  it('lists 401 for every call that requires a log-in', () => {
    const silent = table.filter(
      ([, { viewer, errors }]) => viewer !== 'anyone' && viewer !== 'operator' && !errors.includes(401),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });
  it('lists 403 for every call that a guest buyer may not make, or only the operator', () => {
    const silent = table.filter(
      ([, { viewer, errors }]) => (viewer === 'account' || viewer === 'operator') && !errors.includes(403),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });
  it('declares no response harmless that contains names or ids of people', () => {
    const ofPeople =
      /\b(?:fullName|firstName|lastName|wpId|personId|pnpId|relatives|residents|owners|results|people|cases)\b/;
    const telling = table.filter(
      ([, { tells, response }]) => tells === 'nothing' && ofPeople.test(outlineOf(response)),
    );
    expect(telling.map(([name]) => name)).toEqual([]);
  });
  it('returns account data without a session only if a password or a link grants access, or if no account is identified', () => {
    const told = table.filter(([, { tells, viewer }]) => tells === 'own-account' && viewer === 'anyone');
    expect(told.map(([name]) => name).sort()).toEqual(Object.keys(OWN_WITHOUT_SESSION).sort());
  });
  it('has only one call per method and path', () => {
    for (const [name, { method, path }] of table) {
      const example = path.replace(/\{\w+\}/g, 'example');
      const takers = table.filter(([, call]) => call.method === method && matchCallPath(call.path, example) !== null);
      expect(takers.map(([taker]) => taker)).toEqual([name]);
    }
  });
  it('has a schema exactly for the parameters of each path', () => {
    for (const [name, { path, params }] of table) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      expect([name, params && outlineOf(params)]).toEqual([name, names.length ? `{ ${names.join(', ')} }` : null]);
    }
  });
});

describe('the request of a call', () => {
  /** Texts with a maximum length that this check does not see, and why. */
  const ENDS_OTHERWISE: Readonly<Record<string, string>> = {
    'searchPhone.query.phone': 'the only * is in a lookahead; the rest is 10 or 11 characters',
  };
  const LENGTHS = ['max_length', 'length_equals'];

  /** Where a schema accepts texts of any length: 'body.a.0'. */
  function endlessIn(schema: z.ZodMiniType, at: string): string[] {
    const { type, shape, element, innerType, options = [], keyType, valueType, checks = [] } = definitionOf(schema);
    const hasEnd = checks.some(({ _zod: { def } }) => LENGTHS.includes(def.check) || hasBoundedPattern(def));
    const own = type === 'string' && !hasEnd ? [at] : [];
    return [
      ...own,
      ...Object.entries(shape ?? {}).flatMap(([key, field]) => endlessIn(field, `${at}.${key}`)),
      ...(element === undefined ? [] : endlessIn(element, `${at}[]`)),
      ...(innerType === undefined ? [] : endlessIn(innerType, at)),
      ...options.flatMap((option) => endlessIn(option, at)),
      ...(keyType === undefined ? [] : endlessIn(keyType, `${at} (a key)`)),
      ...(valueType === undefined ? [] : endlessIn(valueType, `${at} (a value)`)),
    ];
  }

  /** Whether a pattern matches the entire text and repeats nothing without a limit. */
  function hasBoundedPattern({ pattern }: { readonly pattern?: RegExp }): boolean {
    return pattern !== undefined && /^\^.*\$$/.test(pattern.source) && !/(?<!\\)[*+]|,\}/.test(pattern.source);
  }

  it('limits the length of every text and key, in every call', () => {
    const endless = table.flatMap(([name, { params, query, body }]) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema === null ? [] : endlessIn(schema, `${name}.${part}`),
      ),
    );
    expect(endless).toEqual(Object.keys(ENDS_OTHERWISE));
  });
  it.each([
    ['a text', z.strictObject({ a: z.string() }), ['x.a']],
    ['a text deep in lists', z.array(z.strictObject({ a: z.optional(z.array(z.nullable(z.string()))) })), ['x[].a[]']],
    ['a pattern without a limit', z.string().check(z.regex(/^a+$/)), ['x']],
    ['a pattern that may match anywhere', z.string().check(z.regex(/\S/)), ['x']],
    ['a pattern with only a minimum', z.string().check(z.regex(/^a{2,}$/)), ['x']],
    ['a key and a value', z.record(z.string(), z.string()), ['x (a key)', 'x (a value)']],
    ['one of several alternatives', z.union([z.string().check(z.maxLength(3)), z.string()]), ['x']],
    [
      'bounded texts: none',
      z.strictObject({ a: typedText(3), b: z.string().check(z.regex(/^\d{5}$/)), c: z.enum(['d']) }),
      [],
    ],
  ] as const)('the check finds missing limits in %s', (_, schema, found) => {
    expect(endlessIn(schema, 'x')).toEqual(found);
  });
});

describe('a response', () => {
  /** Fields of responses that may be absent; every other one is present, possibly null. */
  const MAY_BE_ABSENT =
    /(?:\.delta|(?:relatives|associates)\[\]\.(?:relationship|provenance)|(?:[pP]rovenance\.matchedBy|addresses\[\]\.cityLatlong|ownedProperties\[\]\.(?:since|provenance)|^results\.(?:identity|refreshedOn)|professionalData\.(?:provenance|earlier(?:\[\]\.(?:since|until))?|since|until)|namesakes)|(?:relatives|associates|lastNameCity|fullNameElsewhere|neighbors|company|jobTitle)\[\]\.isDead|^records\.\w+|^user\.(?:scope|hasPassword)|^shared\.from|^(?:\[\]\.)?keepsAbout|^(?:opensAt|limit|accountLimit|countedBy|fairUsePeople)|^userInfo\.(?:canOpen|refusesSale)|^pageDefinition\.(?:offerPrices|headerComponent\.price|callsToAction\{\}\.price)|^records\.(?:\w+\.)?\w+\[\]\.matchIndicators|ownerships\[\]\.sale(?:Date|Amount)|^(?:holds(?:\.sales)?|position|street|soldOnStreet|nearby|refreshedOn|soldHomes|neighbors|isDistinct|roiGrade|forecast|(?:properties\[\]\.)?home|people\[\]\.lastName|propertyPage)|offenses\[\]\.disposition|addresses\[\]\.(?:held|recordsHeld)|^(?:\[\]\.)?(?:seller|operator|limits|openUntil|refunds\[\]\.isPending)|^(?:order\.)?(?:opens|isRefunded)|(?:opens|about)\.address|^place\.(?:scope|reading|meant)|^(?:spellings|tries|wider)|suggestions\[\]\.(?:isCapped|isSpelling)|^records\.(?:properties|licensesAndPermits)\.\w+|^reports\[\]\.(?:news|city|stateCode|months|comparedAt|endedAt)|^(?:months|alerts|stopped|stoppedLast|most)|^(?:area\.cities|firstSeen|reports\.byMonth|states|letters|figures|areaCodes|zipCodes|streets)): absent$/;

  it.each(table)(
    'of %s accepts no field of another type, and no absent one except deltas, deaths in lists, what relatives are, what matched, when a job or an ownership began, where a city is, what is known of a place or a number, how sure a record is, groups of records, prices, what a purchase is about, some facts about an account, what else a search may mean, details of monitored reports and what an origin says about itself',
    (_, call) => {
      const taken = mutationsOf(call.response).filter(({ make }) => call.response.safeParse(make()).success);
      const unexpected = taken.filter(({ what }) => !what.endsWith(': null') && !MAY_BE_ABSENT.test(what));
      expect(unexpected.map(({ what }) => what)).toEqual([]);
    },
  );
});
