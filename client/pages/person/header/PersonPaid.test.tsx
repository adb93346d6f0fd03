import { expect, test } from 'vitest';
import { MAYA } from '../../../../tests/fixtures/person.ts';
import { buildPage, NO_FLAGS } from '../../../../tests/fixtures/person-page.ts';
import { renderText } from '../../../ui/text/render-text.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonPaid } from './PersonPaid.tsx';

/** The notice above the name, and the one in the report. */
function noticesOf({ isPlanPaid = false, isOpen = true, receiptId = 'PL-2026-1' as string | null }) {
  const plain = buildPage(MAYA);
  const details = {
    ...plain.details,
    lookupType: isOpen ? 'bg' : 'premium',
    userInfo: { ...plain.details.userInfo, reportExpiresAt: Date.UTC(2026, 11, 20, 15) },
  } satisfies PersonPageModel['details'];
  const page = { ...plain, details, flags: { ...NO_FLAGS, receiptId, isPlanPaid } };
  return [renderText(<PersonPaid page={page} />), renderText(<PersonPaid page={page} isInReport />)];
}

test('a payment for a report is confirmed in the report, where its buyer arrives', () => {
  expect(noticesOf({})).toEqual([
    '',
    'Your payment went through, and this report is open until Dec 20, 2026. See the receipt',
  ]);
});

test('a payment for a plan is confirmed above the name, also if the report is open', () => {
  const plan = ['Your payment went through, and your plan is active. See the receipt', ''];
  expect(noticesOf({ isPlanPaid: true })).toEqual(plan);
  expect(noticesOf({ isPlanPaid: true, isOpen: false })).toEqual(plan);
});

test('without a payment nothing is confirmed', () => {
  expect(noticesOf({ receiptId: null })).toEqual(['', '']);
});
