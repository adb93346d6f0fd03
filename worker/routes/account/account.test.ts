import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountPageModel } from '../../../client/pages/account/account-model.ts';
import type { AccountDataPageModel } from '../../../client/pages/account-data/account-data-model.ts';
import type { AccountLedgerPageModel } from '../../../client/pages/account-ledger/account-ledger-model.ts';
import type { AccountSecurityPageModel } from '../../../client/pages/account-security/account-security-model.ts';
import type { PurchasesPageModel } from '../../../client/pages/purchases/purchases-model.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildInvoice, buildPurchases, NOTHING_BOUGHT, ON_FILE } from '../../../tests/fixtures/billing.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildPlan, buildPlanAnswer } from '../../../tests/fixtures/plans.ts';
import { edge, FORM_HEADERS, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const SESSION = { cookie: 'session=token' } as const;
const NOW = Date.UTC(2026, 10, 26);
const PASSWORD = 'a lantern by the road';
const OWNER = buildUserAnswer({ scope: 'account', hasPassword: true, firstName: 'June' });
const BUYER = buildUserAnswer({ scope: 'purchase', hasPassword: false });
const entry = (at: number) =>
  ({ at, kind: 'lookup', amount: -1, personId: PERSON_ID, personName: 'Maya Ostrowski', reason: 'Opened' }) as const;
const SESSIONS = [
  { id: 's1', createdAt: NOW, lastUsedAt: NOW, device: 'Chrome on Windows', isCurrent: true },
  { id: 's2', createdAt: NOW, lastUsedAt: NOW, device: 'Safari on iPhone', isCurrent: false },
];
const ANSWERS: OriginAnswers = {
  'GET /api/user': json(OWNER),
  'GET /api/billing/purchases': json(NOTHING_BOUGHT),
  'GET /api/user/ledger': json({ entries: [], isCut: false }),
  'GET /api/billing/invoices': json([]),
  'GET /api/user/sessions': json(SESSIONS),
  'GET /api/user/passkeys': json([]),
  'GET /api/user/export': json({ exportedAt: NOW, data: { account: { email: 'june@example.com' } } }),
};
const cleared = new Headers([['set-cookie', 'session=; Max-Age=0; Path=/; HttpOnly']]);
const done = (headers = new Headers()) => json({ isDone: true }, { headers });

const open = (path: string, answers: OriginAnswers = {}) => edge({ ...ANSWERS, ...answers }).get(path, SESSION);
async function pageOf<T>(response: Response | Promise<Response>): Promise<T> {
  return (await modelOf(await response)).page as unknown as T;
}
/** Sends a form; `bodies` are what the origin got. */
async function submit(path: string, fields: Record<string, string>, answers: OriginAnswers = {}) {
  const { request, asked } = edge({ ...ANSWERS, ...answers });
  const body = new URLSearchParams(fields).toString();
  const response = await request(path, { method: 'POST', headers: { ...FORM_HEADERS, ...SESSION }, body });
  const changes = asked.filter(({ method }) => method !== 'GET');
  return { response, bodies: await Promise.all(changes.map((one) => one.clone().json())) };
}
/** The origin's refusal with its reason. */
const refusal = (status: number, title: string) =>
  new Response(JSON.stringify({ type: 'about:blank', title, status }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

describe('the pages of an account', () => {
  const PATHS = [
    '/account',
    '/account/purchases',
    '/account/ledger',
    '/account/security',
    '/account/data',
    '/account/export',
  ];

  it.each(PATHS)('%s is private: never stored, never indexed, never prefetched', async (path) => {
    const response = await open(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    if (path !== '/account/export') expect((await modelOf(response)).head).toMatchObject({ isIndexable: false });
    const ahead = await edge(ANSWERS).get(path, { ...SESSION, 'sec-purpose': 'prefetch' });
    expect(ahead.status).toBe(503);
  });

  it.each(PATHS)('%s leads to the login without a session, or with one that is over', async (path) => {
    const over = { 'GET /api/user': json({ user: null }) };
    for (const response of [await edge().get(path), await open(path, over)])
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/auth/login?redirect=${encodeURIComponent(path)}`,
      ]);
  });

  it.each(['/account/security', '/account/data', '/account/export'])(
    '%s leads a buyer whose address is not proven to what they bought',
    async (path) => {
      const refused = Object.fromEntries(
        ['sessions', 'export'].map((call) => [`GET /api/user/${call}`, () => problemResponse(403)]),
      );
      const response = await open(path, { ...refused, 'GET /api/user': json(BUYER) });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/account']);
    },
  );
});

describe('the overview', () => {
  it('shows the plan, credits, open reports by name, and the latest receipts', async () => {
    const user = buildUserAnswer({
      ...OWNER.user,
      product: { productName: 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE' },
      premiumLookupsCount: 8,
      currentPlanLookupsCount: 20,
      resetDate: '2026-12-04T00:00:00.000Z',
      backgroundCreditsCount: 2,
      userBgCreditsNearestExpDate: '2026-12-02T00:00:00.000Z',
    });
    const purchases = buildPurchases();
    const page = await pageOf<AccountPageModel>(
      open('/account', {
        'GET /api/user': json(user),
        'GET /api/billing/purchases': json(purchases),
        'GET /api/billing/plan': json(buildPlanAnswer()),
        'GET /api/billing/invoices': json(['1', '2', '3', '4'].map((id) => buildInvoice({ id }))),
      }),
    );
    expect(page).toMatchObject({
      firstName: 'June',
      scope: 'account',
      card: { plan: buildPlan(), paidWith: ON_FILE, people: { left: 8, max: 20, until: Date.UTC(2026, 11, 4) } },
      credits: { count: 2, nearestExpiry: Date.UTC(2026, 11, 2) },
      purchases,
    });
    expect(page.receipts.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('names the plan of an app, which has none of ours', async () => {
    const user = buildUserAnswer({ ...OWNER.user, product: { productName: 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE' } });
    const page = await pageOf<AccountPageModel>(open('/account', { 'GET /api/user': json(user) }));
    expect(page.card).toMatchObject({ plan: null, elsewhere: 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE' });
  });

  it('tells the whole site that a buyer’s address is not proven', async () => {
    const model = await modelOf(await open('/account', { 'GET /api/user': json(BUYER) }));
    expect([model.site.viewer?.scope, (model.page as AccountPageModel).scope]).toEqual(['purchase', 'purchase']);
  });
});

describe('what was bought', () => {
  it('is shown to an account, and to a buyer without one with a way to open it elsewhere', async () => {
    const purchases = buildPurchases();
    const answers = { 'GET /api/billing/purchases': json(purchases) };
    const page = await pageOf<PurchasesPageModel>(open('/account/purchases', answers));
    expect(page).toMatchObject({ purchases, propertySite: null });
    expect(page).not.toHaveProperty('guest');
    const buyer = await pageOf<PurchasesPageModel>(
      open('/account/purchases', { ...answers, 'GET /api/user': json(BUYER) }),
    );
    expect(buyer).toMatchObject({ guest: { email: BUYER.user.primaryEmail, redirect: '/account/purchases' } });
  });

  it('leads from a mail to the part it is about, through the login, too', async () => {
    const mailed = '/account/purchases?part=court-runner';
    const response = await open(mailed);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/account/purchases#court-runner']);
    const loggedOut = await edge().get(mailed);
    expect(loggedOut.headers.get('location')).toBe(`/auth/login?redirect=${encodeURIComponent(mailed)}`);
    expect((await open('/account/purchases?part=https://evil.example')).status).toBe(200);
  });
});

it('the ledger shows 50 entries, and all on request', async () => {
  const ledger = {
    'GET /api/user/ledger': json({ entries: Array.from({ length: 60 }, () => entry(NOW)), isCut: true }),
  };
  const first = await pageOf<AccountLedgerPageModel>(open('/account/ledger', ledger));
  expect([first.rows.length, first.more, first.isCut]).toEqual([50, 10, true]);
  const all = await pageOf<AccountLedgerPageModel>(open('/account/ledger?all=1', ledger));
  expect([all.rows.length, all.more]).toEqual([60, 0]);
});

describe('a new address', () => {
  const fields = { action: 'email', email: ' new@example.com ' };

  it('gets a link, and the page says so without putting it into a path', async () => {
    const { response, bodies } = await submit('/account/security', fields, { 'POST /api/user/email': done() });
    expect([response.status, bodies]).toEqual([200, [{ email: 'new@example.com' }]]);
    expect((await pageOf<AccountSecurityPageModel>(response)).notice).toBe(
      'We sent a link to new@example.com. Your email address changes once you confirm it.',
    );
  });

  it('that cannot be one is not sent, and stays in the form', async () => {
    const { response, bodies } = await submit('/account/security', { ...fields, email: 'june' });
    expect([response.status, bodies]).toEqual([400, []]);
    expect((await pageOf<AccountSecurityPageModel>(response)).emailForm).toMatchObject({
      typed: 'june',
      fieldErrors: { email: 'Please enter a valid email address.' },
    });
  });

  it('that is theirs already is an error below the field', async () => {
    const { response } = await submit('/account/security', fields, {
      'POST /api/user/email': refusal(409, 'This is already your address'),
    });
    expect(response.status).toBe(409);
    expect((await pageOf<AccountSecurityPageModel>(response)).emailForm.fieldErrors).toEqual({
      email: 'This is already your email address.',
    });
  });
});

describe('a change that needs a confirmation', () => {
  const first = { 'POST /api/user/email': () => refusal(403, 'Please confirm that it is you') };
  const fields = { action: 'email', email: 'new@example.com' };
  const formAfter = async (more: Record<string, string>, answers: OriginAnswers = {}) => {
    const { response } = await submit('/account/security', { ...fields, ...more }, { ...first, ...answers });
    const text = await response.clone().text();
    return { status: response.status, text, form: (await pageOf<AccountSecurityPageModel>(response)).emailForm };
  };

  it('asks for the password, and keeps what was typed but no password', async () => {
    expect(await formAfter({})).toMatchObject({
      status: 403,
      form: { typed: 'new@example.com', confirm: { way: 'password', isWrong: false } },
    });
    const wrong = await formAfter({ password: PASSWORD });
    expect(wrong.form).toMatchObject({ typed: 'new@example.com', confirm: { isWrong: true } });
    expect(wrong.text).not.toContain(PASSWORD);
  });

  it('offers a link by email to an account without a password, which leads back', async () => {
    const user = { 'GET /api/user': json(buildUserAnswer({ scope: 'account', hasPassword: false })) };
    expect((await formAfter({}, user)).form.confirm).toEqual({
      way: 'link',
      redirect: '/account/security',
      isWrong: false,
    });
  });

  it('sends the password with the change, and says when there were too many wrong ones', async () => {
    const { response, bodies } = await submit(
      '/account/security',
      { ...fields, password: PASSWORD },
      { 'POST /api/user/email': problemResponse(429) },
    );
    expect(bodies).toEqual([{ email: 'new@example.com', password: PASSWORD }]);
    expect(response.status).toBe(429);
    expect((await pageOf<AccountSecurityPageModel>(response)).emailForm.error).toMatch(/^Too many attempts/);
  });
});

describe('a new password', () => {
  const fields = { action: 'password', newPassword: PASSWORD };

  it('takes effect with a new session, and leads back to a notice', async () => {
    const headers = new Headers([['set-cookie', 'session=new; Path=/; HttpOnly; SameSite=Lax']]);
    const { response, bodies } = await submit('/account/security', fields, {
      'POST /api/user/password': done(headers),
    });
    expect(bodies).toEqual([{ newPassword: PASSWORD }]);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/account/security?done=password']);
    expect(response.headers.getSetCookie()).toEqual(['session=new; Path=/; HttpOnly; SameSite=Lax']);
    const page = await pageOf<AccountSecurityPageModel>(open('/account/security?done=password'));
    expect(page.notice).toMatch(/^Your new password works/);
  });

  it('that is short or common is refused below the field, and never comes back', async () => {
    const short = await submit('/account/security', { ...fields, newPassword: 'lantern' });
    expect([short.response.status, short.bodies]).toEqual([400, []]);
    const common = await submit('/account/security', fields, {
      'POST /api/user/password': refusal(422, 'This password is common.'),
    });
    const text = await common.response.clone().text();
    expect(text).not.toContain(PASSWORD);
    expect((await pageOf<AccountSecurityPageModel>(common.response)).passwordForm.fieldErrors).toEqual({
      newPassword: 'This password is common.',
    });
  });
});

describe('sessions', () => {
  it('end one by one, or all others at once', async () => {
    const answers = { 'DELETE /api/user/sessions': () => done() };
    const one = await submit('/account/security', { action: 'end-session', session: 's2' }, answers);
    expect([one.bodies, one.response.headers.get('location')]).toEqual([
      [{ id: 's2' }],
      '/account/security?done=session',
    ]);
    const others = await submit('/account/security', { action: 'end-others' }, answers);
    expect([others.bodies, others.response.headers.get('location')]).toEqual([[{}], '/account/security?done=others']);
  });

  it('an unknown form, or one without a session to end, is refused', async () => {
    for (const fields of [
      { action: 'other' },
      { action: 'end-session' },
      { action: 'end-session', session: 'x'.repeat(65) },
    ])
      expect((await submit('/account/security', fields as Record<string, string>)).response.status).toBe(400);
  });
});

describe('the data', () => {
  const fields = { action: 'delete', agrees: 'yes' };

  it('is a file', async () => {
    const response = await open('/account/export');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="porchlight-data-2026-11-26.json"');
    expect(await response.json()).toEqual({
      exportedAt: '2026-11-26T00:00:00.000Z',
      account: { email: 'june@example.com' },
    });
  });

  it('is deleted only with the box ticked', async () => {
    const { response, bodies } = await submit('/account/data', { action: 'delete' });
    expect([response.status, bodies]).toEqual([400, []]);
    expect((await pageOf<AccountDataPageModel>(response)).form.agreeError).toMatch(/^Please tick/);
  });

  it('once it is deleted the browser is logged out and forgets, and a page says that it is done', async () => {
    const { response, bodies } = await submit('/account/data', fields, { 'DELETE /api/user': done(cleared) });
    expect(bodies).toEqual([{}]);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/account/data?deleted=1']);
    expect(response.headers.getSetCookie()).toEqual(['session=; Max-Age=0; Path=/; HttpOnly']);
    expect(response.headers.get('clear-site-data')).toBe('"storage"');
    expect(await pageOf(edge().get('/account/data?deleted=1'))).toEqual({ kind: 'account-deleted' });
    expect(await pageOf(open('/account/data?deleted=1'))).toMatchObject({ kind: 'account-data' });
  });

  it('stays if the owner is not confirmed or the payment provider does not answer', async () => {
    const asked = await submit('/account/data', fields, {
      'DELETE /api/user': refusal(403, 'Please confirm that it is you'),
    });
    expect(asked.response.headers.get('clear-site-data')).toBeNull();
    expect((await pageOf<AccountDataPageModel>(asked.response)).form).toMatchObject({
      agrees: true,
      confirm: { way: 'password', redirect: '/account/data' },
    });
    const silent = await submit('/account/data', fields, { 'DELETE /api/user': problemResponse(503) });
    expect(silent.response.status).toBe(503);
    expect((await pageOf<AccountDataPageModel>(silent.response)).form.error).toMatch(/could not do that just now/);
  });

  it('a second deletion leads to the login', async () => {
    const { response } = await submit('/account/data', fields, { 'DELETE /api/user': problemResponse(401) });
    expect(response.headers.get('location')).toBe('/auth/login?redirect=%2Faccount%2Fdata');
  });
});
