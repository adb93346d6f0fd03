import { expect, test } from 'vitest';
import { buildCanceledPlan, buildDelinquentPlan, buildPlan } from '../../tests/fixtures/plans.ts';
import { isLive, planStateOf } from './plan-state.ts';

test('a plan renews until it is canceled, is overdue after a declined renewal, and ends', () => {
  expect(planStateOf(buildPlan())).toBe('renewing');
  expect(planStateOf(buildCanceledPlan())).toBe('ending');
  expect(planStateOf(buildPlan({ renewal: null }))).toBe('ending');
  expect(planStateOf(buildDelinquentPlan())).toBe('overdue');
  expect(planStateOf(buildDelinquentPlan({ status: 'ended' }))).toBe('ended');
});

test('only one that has ended cannot be canceled', () => {
  expect([buildPlan(), buildCanceledPlan(), buildDelinquentPlan()].every(isLive)).toBe(true);
  expect(isLive(buildPlan({ status: 'ended' }))).toBe(false);
});
