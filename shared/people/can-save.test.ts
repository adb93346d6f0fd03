import { expect, test } from 'vitest';
import type { LookupType } from '../contract/viewer.ts';
import { canSave } from './plan-features.ts';

const viewer = (lookupType: LookupType, lookupUsage: { max: number | null; used: number } | null) => ({
  lookupType,
  results: { isDead: false },
  userInfo: {
    userType: null,
    primaryEmail: null,
    productName: null,
    lookupUsage,
    resetsAt: null,
    isOutOfLookups: false,
    backgroundCredits: 0,
    creditsExpireAt: null,
    reportExpiresAt: null,
  },
});

test('saving needs a lookup that is left, or a lookup type other than free [P4-036 P6-040]', () => {
  expect(canSave(viewer('free', { max: 20, used: 19 }))).toBe(true);
  expect(canSave(viewer('free', { max: null, used: 900 }))).toBe(true);
  expect(canSave(viewer('premium', { max: 20, used: 20 }))).toBe(true);
  expect(canSave(viewer('bg', null))).toBe(true);
  expect(canSave(viewer('free', { max: 20, used: 20 }))).toBe(false);
});

test('nobody who has died can be saved', () => {
  expect(canSave({ ...viewer('premium', { max: null, used: 0 }), results: { isDead: true } })).toBe(false);
});

test('free viewers cannot save [P4-044]', () => {
  expect(canSave(viewer('free', null))).toBe(false);
  expect(canSave(viewer('free', { max: 0, used: 0 }))).toBe(false);
});
