import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CancelPlanPageModel } from '../../../client/pages/cancel-plan/cancel-plan-model.ts';
import { buildCanceledPlan, buildDelinquentPlan, buildPlanAnswer } from '../../../tests/fixtures/plans.ts';
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
import { edge, json } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const PAGE = '/billing/manage-plan/cancel';
const CANCEL = 'POST /api/billing/cancel';
const canceled = json(buildPlanAnswer({ plan: buildCanceledPlan() }));

describe('canceling a plan', () => {
  it('asks once, on a page of its own without JavaScript, and changes nothing by being opened', async () => {
    const from = edge(subscriber());
    const response = await from.get(PAGE, SESSION);
    expect([response.status, from.asked.filter(({ method }) => method !== 'GET')]).toEqual([200, []]);
    expect((await openPlanPage<CancelPlanPageModel>(PAGE)).plan.productName).toBe('Premium Monthly');
  });

  it('is done by one button, for a buyer whose address is not proven, too', async () => {
    for (const user of [JUNE, GUEST]) {
      const { sent, location } = await submitPlanForm(
        PAGE,
        {},
        { [CANCEL]: canceled.clone(), 'GET /api/user': json(user) },
      );
      expect(sent.map(({ call }) => call)).toEqual([CANCEL]);
      expect(location).toBe('/billing/manage-plan?done=canceled');
    }
  });

  it('of a plan that ended in another tab leads to how it is now; without a session, to the login', async () => {
    const none = await submitPlanForm(PAGE, {}, { [CANCEL]: refusal(409, 'There is no plan to cancel') });
    expect(none.location).toBe('/billing/manage-plan');
    const out = await submitPlanForm(PAGE, {}, { [CANCEL]: refusal(401, 'Log in') });
    expect(out.location).toBe(`/auth/login?redirect=${encodeURIComponent(PAGE)}`);
  });

  it('that nobody answered says that the plan was not canceled', async () => {
    const { response } = await submitPlanForm(PAGE, {}, { [CANCEL]: silent() });
    const { page } = (await response.json()) as { page: CancelPlanPageModel };
    expect([response.status, page.error]).toEqual([
      503,
      'The payment provider did not respond, so your plan has not been canceled. Please try again.',
    ]);
  });

  it('is asked only of a plan that can be canceled', async () => {
    const answers = (plan: ReturnType<typeof buildCanceledPlan> | null) =>
      subscriber({ 'GET /api/billing/plan': json(buildPlanAnswer({ plan })) });
    for (const plan of [buildCanceledPlan(), buildCanceledPlan({ status: 'ended' }), null])
      expect((await edge(answers(plan)).get(PAGE, SESSION)).headers.get('location')).toBe('/billing/manage-plan');
    expect((await edge(answers(buildDelinquentPlan())).get(PAGE, SESSION)).status).toBe(200);
  });
});
