import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentMethodPageModel } from '../../../client/pages/payment-method/payment-method-model.ts';
import type { PlanAnswer } from '../../../shared/contract/plans.ts';
import { planCallCopy } from '../../../shared/copy/billing/plan-calls.ts';
import { buildOrderAnswer, buildProductsAnswer, ON_FILE } from '../../../tests/fixtures/billing.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildCanceledPlan, buildDelinquentPlan, buildPlan, buildPlanAnswer } from '../../../tests/fixtures/plans.ts';
import {
  CARD,
  GUEST,
  KEY,
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

const PAGE = '/billing/payment-method';
const FROM = '/name/Maya-Ostrowski/Portland-OR/PmayaOstrowski1';
const WITH_FROM = `${PAGE}?from=${encodeURIComponent(FROM)}`;
const CHANGE = 'POST /api/billing/payment-method';
const BACK = 'POST /api/billing/payment-method-back';
const REMOVE = 'DELETE /api/billing/payment-method';
const saved = { billingInfo: { ...ON_FILE, cardNumber: '1881' }, redirectUrl: null, order: null };
const overdue = { 'GET /api/billing/plan': json(buildPlanAnswer({ plan: buildDelinquentPlan() })) };
const hosted = { 'GET /api/products': json(buildProductsAnswer({ paymentWay: 'hosted-page' })) };
const none = { 'GET /api/products': json(buildProductsAnswer({ paymentWay: 'none' })) };
const declined = buildOrderAnswer({ status: 'declined', message: 'The bank declined this card.', invoiceId: null });

const open = (path = PAGE, answers: OriginAnswers = {}) => openPlanPage<PaymentMethodPageModel>(path, answers);
const send = async (answers: OriginAnswers, { path = PAGE, fields = CARD as Record<string, string> } = {}) => {
  const { page: open, ...result } = await submitPlanForm(path, fields, answers);
  const page = result.location?.includes('sent=') === true ? await open<PaymentMethodPageModel>() : null;
  return { ...result, page, text: JSON.stringify(page) };
};

describe('the payment method [F2-58]', () => {
  it('is shown with the form for another one, and the way back', async () => {
    const page = await open(WITH_FROM);
    expect(page).toMatchObject({ onFile: ON_FILE, overdue: null, backHref: FROM, why: null });
    expect(page.form).toMatchObject({ action: WITH_FROM, paymentWay: 'card-form', due: null });
    for (const evil of ['https://evil.example/', '//evil.example', '/auth/login', '/api/user'])
      expect((await open(`${PAGE}?from=${encodeURIComponent(evil)}`)).backHref).toBe('/billing/manage-plan');
  });

  it('is replaced by the id that the test shop gave for a card, and leads back', async () => {
    const { sent, location } = await send({ [CHANGE]: json(saved) }, { path: WITH_FROM });
    expect(sent.map(({ call, body, key }) => [call, body, key])).toEqual([
      [
        'POST /api/dev/payment-methods',
        { cardNumber: '4242424242424242', expiresAt: '2050-04', securityCode: '123' },
        null,
      ],
      [CHANGE, { paymentMethodId: 'pm_new' }, KEY],
    ]);
    expect(location).toBe(FROM);
    expect((await send({ [CHANGE]: json(saved) })).location).toBe('/billing/manage-plan?done=method');
  });

  it('is checked before anything is sent, and no card number or code comes back', async () => {
    const { response, sent, page, text } = await send({}, { fields: { ...CARD, zip: '9' } });
    expect([response.status, sent, page?.form?.errors]).toEqual([303, [], { zip: 'A ZIP code has 5 digits.' }]);
    expect(text).not.toMatch(/4242 4242|"123"/);
  });

  it('is asked for on the provider’s page, which does not learn where its customer came from', async () => {
    const away = { billingInfo: null, redirectUrl: 'https://pay.example/1', order: null };
    const { response, sent, location } = await send(
      { ...hosted, [CHANGE]: json(away) },
      { path: WITH_FROM, fields: { key: KEY, pay: 'hosted' } },
    );
    expect(sent.map(({ body }) => body)).toEqual([{ returnPath: '/billing/payment-method?back=1' }]);
    expect(location).toBe('https://pay.example/1');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    const back = await edge(subscriber({ ...hosted, [BACK]: json(saved) })).get(`${PAGE}?back=1`, {
      cookie: `${SESSION.cookie}; ${cookie.split(';', 1)[0]}`,
    });
    expect([back.status, back.headers.get('location')]).toEqual([303, FROM]);
  });

  it('stays when the provider’s page was left, or has not answered', async () => {
    const page = await open(`${PAGE}?back=1`, { ...hosted, [BACK]: refusal(409, 'left') });
    expect(page.notice).toMatchObject({ title: 'Nothing has changed.', againHref: '/billing/payment-method?back=1' });
    const response = await edge(subscriber({ ...hosted, [BACK]: silent() })).get(`${PAGE}?back=1`, SESSION);
    expect(response.status).toBe(503);
  });

  it('can be removed, unless a plan renews with it', async () => {
    const fields = { action: 'remove' };
    const gone = await send({ [REMOVE]: json({ isDone: true }) }, { fields });
    expect(gone.sent.map(({ call }) => call)).toEqual([REMOVE]);
    expect(gone.page?.notice?.title).toBe('Your payment method was removed.');
    const kept = await send({ [REMOVE]: refusal(409, 'renews') }, { fields });
    expect(kept.page?.removeError).toBe(
      'Your plan renews with it. To remove it, save another method instead, or cancel your plan first.',
    );
    expect((await send({ [REMOVE]: silent() }, { fields })).page?.removeError).toMatch(/still on file/);
  });

  it('is offered for removal only if no plan renews with it', async () => {
    const isNeededBy = async (plan: PlanAnswer['plan']) =>
      (await open(PAGE, { 'GET /api/billing/plan': json(buildPlanAnswer({ plan })) })).isNeeded;
    expect(await isNeededBy(buildPlan())).toBe(true);
    for (const plan of [null, buildCanceledPlan(), buildPlan({ status: 'ended' })])
      expect(await isNeededBy(plan)).toBe(false);
  });

  it('cannot be given where payments are not set up', async () => {
    expect((await open(PAGE, none)).form).toBeNull();
    const { location, sent } = await submitPlanForm(PAGE, CARD, none);
    expect([location, sent]).toEqual([`${PAGE}?from=${encodeURIComponent('/billing/manage-plan')}`, []]);
  });

  it('is not for a buyer whose address is not proven', async () => {
    const guest = edge(subscriber({ 'GET /api/user': json(GUEST) }));
    expect((await guest.get(PAGE, SESSION)).headers.get('location')).toBe('/billing/manage-plan');
  });

  it('says why it is asked for, after a change of plan without one', async () => {
    const without = {
      'GET /api/billing/plan': json(buildPlanAnswer({ paidWith: null })),
      'GET /api/products': json(buildProductsAnswer()),
    };
    const page = await open(`${PAGE}?from=${encodeURIComponent('/billing/manage-plan/change?to=x')}`, without);
    expect([page.onFile, page.why]).toEqual([null, 'To change your plan, add a payment method first.']);
  });
});

describe('a payment that failed [F2-66]', () => {
  it('is asked for with its amount and the day the plan ends', async () => {
    const page = await open(PAGE, overdue);
    expect(page.overdue).toMatchObject({ productName: 'Premium Monthly', price: 9.99 });
    expect(page.form?.due).toBe(9.99);
  });

  it('goes through with another card, and leads back', async () => {
    const order = buildOrderAnswer({ total: 9.99 });
    const { location } = await send({ ...overdue, [CHANGE]: json({ ...saved, order }) });
    expect(location).toBe('/billing/manage-plan?done=paid');
    const there = await send({ ...overdue, [CHANGE]: json({ ...saved, order }) }, { path: WITH_FROM });
    expect(there.location).toBe(`${FROM}?paid=PL-2026-1`);
  });

  it('leads back to the page of the plan, keeps the person it was about, and says what was done', async () => {
    const path = `${PAGE}?from=${encodeURIComponent(`/billing/manage-plan?wpId=${PERSON_ID}`)}`;
    const order = buildOrderAnswer({ total: 9.99 });
    const paid = await send({ ...overdue, [CHANGE]: json({ ...saved, order }) }, { path });
    expect(paid.location).toBe(`/billing/manage-plan?wpId=${PERSON_ID}&done=paid`);
    const changed = await send({ [CHANGE]: json(saved) }, { path });
    expect(changed.location).toBe(`/billing/manage-plan?wpId=${PERSON_ID}&done=method`);
  });

  it('that is declined again says that nothing was charged, with a new key for the next card', async () => {
    const { page } = await send({ ...overdue, [CHANGE]: json({ ...saved, order: declined }) });
    expect(page?.form?.problem?.title).toBe('Nothing was charged.');
    expect(page?.form?.problem?.text).toContain('The bank declined this card.');
    expect(page?.form?.key).not.toBe(KEY);
  });

  it('whose card is refused says why, in the origin’s words', async () => {
    const { page } = await send({ ...overdue, [CHANGE]: refusal(409, planCallCopy.methodDeclined) });
    expect(page?.form?.problem).toEqual({
      title: 'This was not saved, and nothing was charged.',
      text: 'The bank declined this card. Check the fields below, or use another method.',
    });
  });

  it('that the bank wants to have approved can be paid on the provider’s page', async () => {
    const order = { ...declined, redirectUrl: 'https://pay.example/1' };
    const { page } = await send({ ...overdue, [CHANGE]: json({ ...saved, order }) });
    expect(page?.form?.problem?.link?.href).toBe('https://pay.example/1');
  });

  it('whose answer is lost shows what is on file now, keeps its key, and asks nobody to send it again', async () => {
    const { page } = await send({ ...overdue, [CHANGE]: silent() });
    expect(page?.form?.key).toBe(KEY);
    expect(page?.form?.problem).toEqual({
      title: 'We do not know yet whether it was saved.',
      text: 'Our payment provider has not answered. What is on file now is shown on this page.',
    });
  });

  it('that the bank is still processing says so', async () => {
    const order = buildOrderAnswer({ status: 'pending', invoiceId: null });
    const { page } = await send({ ...overdue, [CHANGE]: json({ ...saved, order }) });
    expect(page?.notice).toMatchObject({ tone: 'info', againHref: '/billing/orders/o1' });
  });
});
