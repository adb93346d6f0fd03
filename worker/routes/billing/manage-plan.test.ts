import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ManagePlanPageModel } from '../../../client/pages/manage-plan/manage-plan-model.ts';
import { RENEWAL_VERSION } from '../../../shared/copy/billing/renewal.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildInvoice } from '../../../tests/fixtures/billing.ts';
import { MAYA, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { buildCanceledPlan, buildDelinquentPlan, buildPlan, buildPlanAnswer } from '../../../tests/fixtures/plans.ts';
import {
  GUEST,
  JUNE,
  openPlanPage,
  refusal,
  SESSION,
  silent,
  submitPlanForm,
  subscriber,
} from '../../../tests/support/plan-pages.ts';
import { edge, json, type OriginAnswers } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const PLAN = 'GET /api/billing/plan';
const PAGE = '/billing/manage-plan';
const open = (path = PAGE, answers: OriginAnswers = {}) => openPlanPage<ManagePlanPageModel>(path, answers);
const withPlan = (plan: ReturnType<typeof buildPlan> | null) => ({ [PLAN]: json(buildPlanAnswer({ plan })) });
const NOBODY = buildUserAnswer({
  ...JUNE.user,
  userType: 'free',
  product: null,
  premiumLookupsCount: 0,
  currentPlanLookupsCount: 0,
});

describe('the page of a plan [F2-58]', () => {
  it('shows plan, lookups and payments; anything bought once is not among them', async () => {
    const paid = { action: 'renew', productName: 'Premium Monthly', from: 0, until: 1 } as const;
    const invoices = [buildInvoice({ id: 'PL-1', plan: paid }), buildInvoice({ id: 'PL-2' })];
    const page = await open(PAGE, { 'GET /api/billing/invoices': json(invoices) });
    expect(page.card).toMatchObject({ plan: buildPlan(), people: { left: 8, max: 20 }, scope: 'account' });
    expect([page.payments.map(({ id }) => id), page.bought, page.keep]).toEqual([['PL-1'], [], null]);
  });

  it('is private, and leads to the login without a session', async () => {
    const response = await edge(subscriber()).get(PAGE, SESSION);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await edge().get(PAGE)).headers.get('location')).toBe('/auth/login?redirect=%2Fbilling%2Fmanage-plan');
  });

  it('lists what was bought once for a viewer without a plan', async () => {
    const page = await open(PAGE, {
      ...withPlan(null),
      'GET /api/user': json(NOBODY),
      'GET /api/billing/invoices': json([buildInvoice({ id: 'PL-2' })]),
    });
    expect([page.card.plan, page.card.elsewhere, page.bought.map(({ id }) => id)]).toEqual([null, null, ['PL-2']]);
  });

  it('lets a canceled plan and a pending change be taken back, but not by a buyer whose address is not proven', async () => {
    const next = { ...buildPlan(), from: 1 };
    const pending = buildPlan({
      next: { productId: 'x', productName: 'X', tier: 'premium', price: 1, period: 'month', from: next.from },
    });
    for (const plan of [buildCanceledPlan(), pending])
      expect((await open(PAGE, withPlan(plan))).keep).toMatchObject({ needsMethod: false });
    for (const plan of [buildPlan(), buildDelinquentPlan(), buildPlan({ status: 'ended' })])
      expect((await open(PAGE, withPlan(plan))).keep).toBeNull();
    const guest = await open(PAGE, { ...withPlan(buildCanceledPlan()), 'GET /api/user': json(GUEST) });
    expect([guest.card.scope, guest.keep]).toEqual(['purchase', null]);
  });

  it('works at an origin without plans', async () => {
    const page = await open(PAGE, { [PLAN]: refusal(404, 'unknown') });
    expect(page.card).toMatchObject({ plan: null, elsewhere: 'Premium Monthly' });
  });
});

describe('what was done', () => {
  it.each([
    ['canceled', buildCanceledPlan(), 'Premium Monthly ends on Dec 4, 2026.'],
    ['canceled', buildPlan({ status: 'ended' }), 'Premium Monthly has ended.'],
    ['resumed', buildPlan(), 'You keep Premium Monthly.'],
    ['changed', buildPlan(), 'You now have Premium Monthly.'],
    ['paid', buildPlan(), 'Your payment went through, and Premium Monthly is active again.'],
    ['method', buildPlan(), 'Renewals are now charged to Visa ending in 4242.'],
  ])('is said after %s', async (done, plan, title) => {
    expect((await open(`${PAGE}?done=${done}`, withPlan(plan))).notice?.title).toBe(title);
  });

  it.each([
    ['canceled', buildPlan()],
    ['resumed', buildCanceledPlan()],
    ['paid', buildDelinquentPlan()],
    ['joined', buildPlan()],
    ['anything', buildPlan()],
  ])('is not said of %s when it is not so', async (done, plan) => {
    expect((await open(`${PAGE}?done=${done}`, withPlan(plan))).notice).toBeNull();
  });
});

describe('why the viewer came (P 2.2, P 2.7)', () => {
  const NONE_LEFT = {
    'GET /api/user': json(NOBODY),
    ...withPlan(null),
    'GET /api/v4/person/details': json(buildDetails(MAYA)),
  };

  it('names the person and leads back, without using a lookup [P2-029]', async () => {
    const from = edge(subscriber(NONE_LEFT));
    const { page } = (await (await from.get(`${PAGE}?wpId=${PERSON_ID}&email_campaign=true`, SESSION)).json()) as {
      page: ManagePlanPageModel;
    };
    expect(page.arrival).toMatchObject({
      text: 'To open Maya’s page, you need a plan with lookups left.',
      isFromEmail: true,
      back: { text: 'Back to Maya’s page', href: `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}` },
    });
    expect(from.asked.find(({ url }) => url.includes('/person/details'))?.url).toContain('stub=true');
  });

  it('keeps that person in every way to pay [P2-029]', async () => {
    const answers = { ...NONE_LEFT, 'GET /api/user': json(JUNE) };
    const waysOf = async (plan: Parameters<typeof withPlan>[0]) =>
      (await open(`${PAGE}?wpId=${PERSON_ID}&wp_source=people`, { ...answers, ...withPlan(plan) })).card.ways;
    expect(await waysOf(null)).toMatchObject({ pricing: `/checkout/pricing?wp_source=people&wpId=${PERSON_ID}` });
    const here = `${PAGE}?wp_source=people&wpId=${PERSON_ID}`;
    expect(await waysOf(buildPlan())).toMatchObject({
      change: `${PAGE}/change?wp_source=people&wpId=${PERSON_ID}`,
      method: `/billing/payment-method?from=${encodeURIComponent(here)}`,
    });
    // Once what is overdue is paid, there is nothing in the way.
    const person = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
    expect((await waysOf(buildDelinquentPlan())).method).toBe(
      `/billing/payment-method?from=${encodeURIComponent(person)}`,
    );
  });

  it.each(['OH', 'IL'])('names nobody from %s, in text or link [P2-133]', async (stateCode) => {
    const addresses = MAYA.addresses.map((one) => ({ ...one, stateCode }));
    const details = buildDetails({ ...MAYA, addresses });
    const page = await open(`${PAGE}?wpId=${PERSON_ID}`, { ...NONE_LEFT, 'GET /api/v4/person/details': json(details) });
    expect(page.arrival?.back).toEqual({ text: 'Back to that page', href: `/name/-/-/${PERSON_ID}` });
    expect(JSON.stringify(page.arrival).replaceAll(PERSON_ID, '')).not.toMatch(/Maya|Ostrowski/);
  });

  it('does not mention a plan to viewers with lookups left', async () => {
    const page = await open(`${PAGE}?wpId=${PERSON_ID}&done=changed`, {
      'GET /api/v4/person/details': json(buildDetails(MAYA)),
    });
    expect([page.arrival?.text, page.arrival?.back?.text]).toEqual([null, 'Back to Maya’s page']);
  });

  it('leads back to a property, and only to one of ours', async () => {
    const page = await open(`${PAGE}?propertyUrl=%2Fproperty%2Fn1&wp_source=property`);
    expect(page.arrival?.back).toEqual({ text: 'Back to the property', href: '/property/n1' });
    for (const query of ['propertyUrl=%2F%2Fevil.example', 'wpId=1&wp_source=x', 'done=x&propertyUrl=%2Faccount'])
      expect((await open(`${PAGE}?${query}`)).arrival, query).toBeNull();
  });

  it('with property=true, leads to the checkout of a property: no plan includes its report [P2-118]', async () => {
    for (const answers of [subscriber(), subscriber(withPlan(null))]) {
      const lead = await edge(answers).get(
        `${PAGE}?wp_source=property&propertyUrl=%2Fproperty%2Fn1&property=true`,
        SESSION,
      );
      expect([lead.status, lead.headers.get('location')]).toEqual([
        303,
        '/checkout/property-summary?wp_source=property&propertyUrl=%2Fproperty%2Fn1',
      ]);
    }
    expect((await open(`${PAGE}?property=true&propertyUrl=%2F%2Fevil.example`)).kind).toBe('manage-plan');
  });
});

describe('keeping a plan', () => {
  const RESUME = 'POST /api/billing/resume';
  const fields = { renewal: RENEWAL_VERSION, renews: 'yes' };
  const canceled = withPlan(buildCanceledPlan());

  it('sends the version of the text that was shown, and leads to a notice', async () => {
    const { sent, location } = await submitPlanForm(PAGE, fields, { ...canceled, [RESUME]: json(buildPlanAnswer()) });
    expect(sent).toEqual([{ call: RESUME, body: { renewal: { textVersion: RENEWAL_VERSION } }, key: null }]);
    expect(location).toBe('/billing/manage-plan?done=resumed');
  });

  it('keeps the person who led here', async () => {
    const path = `${PAGE}?wp_source=people&wpId=${PERSON_ID}`;
    const details = { 'GET /api/v4/person/details': json(buildDetails(MAYA)) };
    expect((await open(path, { ...canceled, ...details })).keep?.action).toBe(path);
    const redirected = async (answer: OriginAnswers[string]) =>
      (await submitPlanForm(path, fields, { ...canceled, [RESUME]: answer })).location;
    expect(await redirected(json(buildPlanAnswer()))).toBe(`${path}&done=resumed`);
    expect(await redirected(refusal(402, 'none'))).toBe(`/billing/payment-method?from=${encodeURIComponent(path)}`);
    expect(await redirected(refusal(409, 'nothing'))).toBe(path);
  });

  it.each([
    [{ renewal: RENEWAL_VERSION }, 'To continue, please agree that it renews.'],
    [{ renewal: '2020-01', renews: 'yes' }, 'This text has changed. Please read it and agree again.'],
  ])('needs the box and the present text (%j)', async (form, boxError) => {
    const { response, sent } = await submitPlanForm(PAGE, form as Record<string, string>, canceled);
    const { page } = (await response.json()) as { page: ManagePlanPageModel };
    expect([response.status, sent, page.keep?.boxError]).toEqual([400, [], boxError]);
  });

  it('without a payment method asks for one; says when nothing is to be kept, and when nobody answered', async () => {
    const none = await submitPlanForm(PAGE, fields, { ...canceled, [RESUME]: refusal(402, 'none') });
    expect(none.location).toBe('/billing/payment-method?from=%2Fbilling%2Fmanage-plan');
    const over = await submitPlanForm(PAGE, fields, { ...canceled, [RESUME]: refusal(409, 'nothing') });
    expect(over.location).toBe(PAGE);
    const { response } = await submitPlanForm(PAGE, fields, { ...canceled, [RESUME]: silent() });
    const { page } = (await response.json()) as { page: ManagePlanPageModel };
    expect([response.status, page.keep?.error]).toEqual([
      503,
      'The payment provider did not respond. Nothing has changed. Please try again.',
    ]);
  });
});
