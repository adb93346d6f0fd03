import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangePlanPageModel } from '../../../client/pages/change-plan/change-plan-model.ts';
import { ATTESTATION_VERSION } from '../../../shared/copy/billing/checkout.ts';
import { RENEWAL_VERSION } from '../../../shared/copy/billing/renewal.ts';
import { buildOrderAnswer } from '../../../tests/fixtures/billing.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDelinquentPlan, buildPlan, buildPlanAnswer, buildPlanChange } from '../../../tests/fixtures/plans.ts';
import {
  AGREES,
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

const PAGE = `/billing/manage-plan/change?wpId=${PERSON_ID}&to=premium-unlimited`;
const CHANGE = 'POST /api/billing/change-plan';
const FIELDS = { ...AGREES, product: 'premium-unlimited', shownCharge: '19.99' };
const paid = { order: buildOrderAnswer({ total: 19.99 }), plan: buildPlan() };

const send = async (answers: OriginAnswers, fields: Record<string, string> = {}) => {
  const { page, ...result } = await submitPlanForm(PAGE, { ...FIELDS, ...fields }, answers);
  const isPage = result.location?.startsWith('/billing/manage-plan/change') === true;
  return { ...result, page: isPage ? await page<ChangePlanPageModel>() : null };
};

describe('changing a plan [F2-58]', () => {
  it('lists the plans that the origin offers, with what each costs today, and the form of the picked one', async () => {
    const page = await openPlanPage<ChangePlanPageModel>(PAGE);
    expect(page.options.map(({ name, change }) => [name, change.when, change.charge])).toEqual([
      ['Premium Unlimited', 'now', 19.99],
    ]);
    expect(page.options[0]?.href).toBe(PAGE);
    expect([page.form?.picked.name, page.form?.action]).toEqual(['Premium Unlimited', PAGE]);
    expect(page.backHref).toBe(`/billing/manage-plan?wpId=${PERSON_ID}`);
    expect((await openPlanPage<ChangePlanPageModel>('/billing/manage-plan/change?to=nothing')).form).toBeNull();
  });

  it('sends what was agreed to and what was shown under the key of its form, and leads to a notice', async () => {
    const { sent, location } = await send({ [CHANGE]: json(paid) });
    expect(sent).toEqual([
      {
        call: CHANGE,
        body: {
          productId: 'premium-unlimited',
          attestation: { purpose: 'reconnect', textVersion: ATTESTATION_VERSION },
          renewal: { textVersion: RENEWAL_VERSION },
          shownCharge: 19.99,
        },
        key: KEY,
      },
    ]);
    expect(location).toBe(`/billing/manage-plan?wpId=${PERSON_ID}&done=changed`);
  });

  it('that takes effect later says so; one that the bank must confirm leads to its page', async () => {
    expect((await send({ [CHANGE]: json({ order: null, plan: buildPlan() }) })).location).toContain(
      'done=change-later',
    );
    const pending = buildOrderAnswer({ status: 'pending', invoiceId: null });
    const elsewhere = { order: { ...pending, redirectUrl: 'https://pay.example/1' }, plan: buildPlan() };
    expect((await send({ [CHANGE]: json(elsewhere) })).location).toBe('https://pay.example/1');
    const waiting = await send({ [CHANGE]: json({ order: pending, plan: buildPlan() }) });
    expect(waiting.location).toBe('/billing/orders/o1');
  });

  it('needs the purpose and both boxes, and asks the origin nothing without them', async () => {
    const { response, sent, page } = await send({}, { purpose: '', attests: '', renews: '' });
    expect([response.status, sent]).toEqual([303, []]);
    expect(Object.keys(page?.form?.errors ?? {})).toEqual(['purpose', 'attests', 'renews']);
    expect(page?.form?.key).toBe(KEY);
  });

  it('at another price is not charged: the new one is shown, under a new key', async () => {
    const { page } = await send({
      [CHANGE]: refusal(409, 'The price has changed.'),
      'GET /api/billing/plan-changes': json([buildPlanChange({ charge: 24.99 })]),
    });
    expect(page?.problem?.text).toBe('The price has changed since this page loaded. The new price is below.');
    expect(page?.form?.picked.change.charge).toBe(24.99);
    expect(page?.form?.key).not.toBe(KEY);
  });

  it('that is refused says why in the origin’s words', async () => {
    const { page } = await send({ [CHANGE]: refusal(409, 'You already have this plan') });
    expect(page?.problem).toEqual({ title: 'Nothing was charged.', text: 'You already have this plan.' });
  });

  it('that the bank declined says that nothing was charged, and offers another card', async () => {
    const declined = buildOrderAnswer({ status: 'declined', message: 'The bank declined this card.', invoiceId: null });
    const { page } = await send({ [CHANGE]: json({ order: declined, plan: buildPlan() }) });
    expect(page?.problem).toEqual({
      title: 'Nothing was charged, and your plan has not changed.',
      text: 'The bank declined this card.',
      link: { text: 'Use another card', href: `/billing/payment-method?from=${encodeURIComponent(PAGE)}` },
      isDeclined: true,
    });
  });

  it('that nobody answered is waited for; one that costs nothing today leads to what the plan says now', async () => {
    expect((await send({ [CHANGE]: silent() })).location).toMatch(/^\/checkout\/wait\?sent=/);
    const later = { 'GET /api/billing/plan-changes': json([buildPlanChange({ when: 'later', charge: 0 })]) };
    const { page } = await send({ ...later, [CHANGE]: silent() });
    expect(page?.form?.key).toBe(KEY);
    expect(page?.problem).toMatchObject({
      title: 'We do not know whether your change went through.',
      link: { href: `/billing/manage-plan?wpId=${PERSON_ID}` },
    });
  });

  it('asks for a payment method first, and for an overdue payment', async () => {
    const toMethod = `/billing/payment-method?from=${encodeURIComponent(PAGE)}`;
    for (const answer of [buildPlanAnswer({ paidWith: null }), buildPlanAnswer({ plan: buildDelinquentPlan() })]) {
      const response = await edge(subscriber({ 'GET /api/billing/plan': json(answer) })).get(PAGE, SESSION);
      expect(response.headers.get('location')).toBe(toMethod);
    }
    expect((await send({ [CHANGE]: refusal(402, 'none') })).location).toBe(toMethod);
  });

  it('is not for a viewer without a plan, nor for a buyer whose address is not proven', async () => {
    const back = `/billing/manage-plan?wpId=${PERSON_ID}`;
    const none = subscriber({ 'GET /api/billing/plan': json(buildPlanAnswer({ plan: null })) });
    expect((await edge(none).get(PAGE, SESSION)).headers.get('location')).toBe(back);
    const guest = subscriber({
      'GET /api/user': json(GUEST),
      'GET /api/billing/plan-changes': refusal(403, 'prove your address'),
    });
    expect((await edge(guest).get(PAGE, SESSION)).headers.get('location')).toBe(back);
  });
});
