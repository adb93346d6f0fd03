import { expect, test } from 'vitest';
import type { PricingPageModel } from '../../../client/pages/pricing/pricing-model.ts';
import { buildPlanAnswer } from '../../../tests/fixtures/plans.ts';
import { SESSION } from '../../../tests/support/checkout-shop.ts';
import { ONCE, PLAN_CALL, PLANS, planShop } from '../../../tests/support/plan-shop.ts';
import { edge, json, modelOf, type OriginAnswers } from '../../testing.ts';

const show = async (path = '/checkout/pricing', answers: OriginAnswers = planShop(), headers = {}) =>
  (await modelOf(await edge(answers).get(path, headers))).page as PricingPageModel;

test('the table has the prices, lookups and reports of the products, a report first [F2-58 F2-59]', async () => {
  const { columns, single } = await show();
  expect(
    columns.map(({ tier, price, period, yearPrice, lookups, reports }) => [
      tier,
      price,
      period,
      yearPrice,
      lookups,
      reports,
    ]),
  ).toEqual([
    ['report', 14.99, null, null, 0, 1],
    ['premium', 9.99, 'month', 59.99, 20, 0],
    ['unlimited', 19.99, 'month', null, null, 1],
    ['business', 29.99, 'month', null, null, 1],
    ['speed-search', 14.99, 'month', null, 50, 0],
  ]);
  expect(single).toEqual({ report: 14.99, pack: { count: 3, price: 29.99 }, property: 9.99 });
});

test('fair use is what the origin says', async () => {
  expect((await show(undefined, planShop({}, { fairUsePeople: 400 }))).fairUsePeople).toBe(400);
  expect((await show()).fairUsePeople).toBeNull();
});

test('what an origin does not sell has no column', async () => {
  const some = planShop({}, { products: PLANS.filter(({ tier }) => tier !== 'business' && tier !== 'speed-search') });
  const { columns, single } = await show(undefined, some);
  expect(columns.map(({ tier }) => tier)).toEqual(['premium', 'unlimited']);
  expect(single).toEqual({ report: null, pack: null, property: null });
  const nothing = await show(undefined, planShop({}, { products: [] }));
  expect(nothing.columns).toEqual([]);
  const yearly = planShop({}, { products: [...PLANS.filter(({ period }) => period === 'year'), ...ONCE] });
  expect((await show(undefined, yearly)).columns[1]).toMatchObject({ price: 59.99, period: 'year', yearPrice: null });
});

test('each plan leads to its checkout, with the funnel', async () => {
  const { columns } = await show('/checkout/pricing?wp_content=header&wpId=PmayaOstrowski1&evil=1');
  const funnel = 'wp_content=header&wpId=PmayaOstrowski1';
  expect(columns.map(({ action }) => action.href)).toEqual([
    `/checkout/search?${funnel}`,
    `/checkout/summary?${funnel}`,
    `/checkout/unlimited-summary?${funnel}`,
    `/checkout/business?${funnel}`,
    `/checkout/summary?${funnel}&plan=speed-search`,
  ]);
  expect((await show()).columns[0]?.action.href).toBe('/people-search');
});

test('a viewer with a plan finds it marked, and the others as changes', async () => {
  const { columns } = await show(undefined, planShop({ [PLAN_CALL]: json(buildPlanAnswer()) }), SESSION);
  expect(columns.map(({ tier, action }) => [tier, action.kind, action.href])).toEqual([
    ['report', 'start', '/people-search'],
    ['premium', 'yours', '/billing/manage-plan'],
    ['unlimited', 'change', '/billing/manage-plan/change?to=u'],
    ['business', 'change', '/billing/manage-plan/change?to=b'],
    ['speed-search', 'change', '/billing/manage-plan/change?to=s'],
  ]);
});

test('it is not for search engines, like every checkout', async () => {
  const { head } = await modelOf(await edge(planShop()).get('/checkout/pricing?wpId=PmayaOstrowski1'));
  expect(head.isIndexable).toBe(false);
  expect(new URL(head.canonical ?? '').search).toBe('');
});
