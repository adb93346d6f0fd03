import { expect, test } from 'vitest';
import { renderText } from '../../ui/text/render-text.ts';
import { AccountLedgerTable } from './AccountLedgerTable.tsx';
import type { LedgerRow } from './account-ledger-model.ts';

const ROW: LedgerRow = {
  at: Date.UTC(2026, 10, 20),
  about: 'Maya Ostrowski',
  reason: 'Opened with your plan',
  unit: 'people',
  amount: -1,
  left: 19,
};
const textOf = (more: Partial<LedgerRow>) => renderText(<AccountLedgerTable rows={[{ ...ROW, ...more }]} />);

test('a lookup takes one of those that are left; with a plan without a limit it takes none', () => {
  expect(textOf({})).toContain('Maya Ostrowski Opened with your plan −1 person 19 people left');
  expect(textOf({ left: 'no limit' })).toContain('Opened with your plan 1 person No limit');
  expect(textOf({ left: null })).toContain('−1 person No longer counted');
});

test('a refund is called one, not background credits', () => {
  const refund = {
    about: null,
    reason: '$4.66 of your purchase refunded',
    unit: 'credits',
    amount: 0,
    left: 1,
  } as const;
  expect(textOf(refund)).toContain('Refund $4.66 of your purchase refunded nothing 1 credit left');
  expect(textOf({ ...refund, amount: 3 })).toContain('Background credits');
});
