import { expect, test } from 'vitest';
import { safeRedirectPath } from '../parsers/safe-redirect.ts';
import { withoutPlanFlags, withUpgrade } from './plan-flag-paths.ts';

const PERSON = '/name/Maya-Ostrowski/Portland-OR/PmayaOstrowski1';

test('the flags about a plan leave a path, and everything else stays', () => {
  expect(withoutPlanFlags(`${PERSON}?showBadPaymentModal=true&is_free=false`)).toBe(`${PERSON}?is_free=false`);
  expect(withoutPlanFlags(`${PERSON}?changedPaymentMethod=true&upgradeType=business`)).toBe(PERSON);
  expect(withoutPlanFlags(`${PERSON}?paid=PL-2026-1`)).toBe(PERSON);
  for (const path of [PERSON, `${PERSON}?q=a%20b`]) expect(withoutPlanFlags(path)).toBe(path);
});

test('the way back from another payment method opens the upgrade again, and survives the redirect', () => {
  const back = `${PERSON}?changedPaymentMethod=true&upgradeType=phone_activity`;
  for (const path of [PERSON, `${PERSON}?upgradeType=business`, back])
    expect(withUpgrade(path, 'phone_activity')).toBe(back);
  expect(withUpgrade(`${PERSON}?full=1`, 'default')).toBe(
    `${PERSON}?full=1&changedPaymentMethod=true&upgradeType=default`,
  );
  expect(safeRedirectPath(back)).toBe(back);
  const page = '/billing/upgrade?wpId=PmayaOstrowski1&upgradeType=business';
  expect(safeRedirectPath(page)).toBe(page);
});
