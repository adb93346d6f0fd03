import { expect, test } from 'vitest';
import { safeRedirectPath } from '../parsers/safe-redirect.ts';
import { withoutPlanFlags, withPlanDone, withUpgrade } from './plan-flag-paths.ts';

const PERSON = '/name/Maya-Ostrowski/Portland-OR/PmayaOstrowski1';

test('the flags about a plan leave a path, and everything else stays', () => {
  expect(withoutPlanFlags(`${PERSON}?showBadPaymentModal=true&is_free=false`)).toBe(`${PERSON}?is_free=false`);
  expect(withoutPlanFlags(`${PERSON}?changedPaymentMethod=true&upgradeType=business`)).toBe(PERSON);
  for (const path of [PERSON, `${PERSON}?q=a%20b`]) expect(withoutPlanFlags(path)).toBe(path);
});

test('what was done replaces what was asked', () => {
  expect(withPlanDone(`${PERSON}?showBadPaymentModal=true`, 'paid')).toBe(`${PERSON}?plan_done=paid`);
  expect(withPlanDone(`${PERSON}?full=1`, 'upgraded')).toBe(`${PERSON}?full=1&plan_done=upgraded`);
});

test('both ways back survive the redirect that leads there', () => {
  for (const path of [withUpgrade(PERSON, 'phone_activity'), withPlanDone(PERSON, 'paid')])
    expect(safeRedirectPath(path)).toBe(path);
  expect(safeRedirectPath('/billing/upgrade?wpId=PmayaOstrowski1&upgradeType=business')).toBe(
    '/billing/upgrade?wpId=PmayaOstrowski1&upgradeType=business',
  );
});
