import { expect, test } from 'vitest';
import type { CheckoutPlanPageModel } from '../../client/pages/checkout-plan/checkout-plan-model.ts';
import type { ManagePlanPageModel } from '../../client/pages/manage-plan/manage-plan-model.ts';
import { buildUserAnswer } from '../../tests/fixtures/account.ts';
import { MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { buildPlanAnswer } from '../../tests/fixtures/plans.ts';
import { CALLS } from '../../tests/support/checkout-shop.ts';
import { openPlanPage } from '../../tests/support/plan-pages.ts';
import { PLAN_CALL, planPageOf, planShop } from '../../tests/support/plan-shop.ts';
import { edge, json, limitResponse } from '../testing.ts';

const NOTHING = {
  ...{ landlinePhones: [], mobilePhones: [], otherPhones: [], addresses: [], relatives: [], associates: [] },
  counts: {
    ...MAYA.counts,
    ...{ phonesCount: 0, addressesCount: 0, emailsCount: 0, relativesCount: 0, associatesCount: 0 },
  },
};
const offerFor = async (person: object): Promise<CheckoutPlanPageModel['why']> => {
  const answers = planShop({ [CALLS.details]: json(buildDetails({ ...MAYA, ...person })) });
  return (await planPageOf(await edge(answers).get(`/checkout/summary?wpId=${PERSON_ID}`))).why;
};
const arrivalFor = async (person: object): Promise<ManagePlanPageModel['arrival']> =>
  (
    await openPlanPage<ManagePlanPageModel>(`/billing/manage-plan?wpId=${PERSON_ID}`, {
      [CALLS.user]: json(buildUserAnswer({ userType: 'free' })),
      [PLAN_CALL]: json(buildPlanAnswer({ plan: null })),
      [CALLS.details]: json(buildDetails({ ...MAYA, ...person })),
    })
  ).arrival;

test('no plan is offered for a person whose page already shows everything, but the way back stays', async () => {
  expect((await offerFor({})).kind).toBe('person');
  expect((await offerFor(NOTHING)).kind).toBe('none');
  expect((await arrivalFor({}))?.text).toContain('Maya');
  expect(await arrivalFor(NOTHING)).toMatchObject({ text: null, back: { text: 'Back to Maya’s page' } });
});

test('past the daily limit of pages a plan can still be bought, without a word about the person', async () => {
  const opens = new Date(Date.now() + 3_600_000).toISOString();
  const answers = planShop({ [CALLS.details]: limitResponse('pages', opens) });
  const response = await edge(answers).get(`/checkout/summary?wpId=${PERSON_ID}`);
  expect(response.status).toBe(200);
  expect(JSON.stringify(await planPageOf(response))).not.toContain('Maya');
});
