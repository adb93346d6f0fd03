import { expect, it } from 'vitest';
import type { LedgerAnswer } from '../../shared/contract/account.ts';
import { describeLedger } from './describe-ledger.ts';

type Entry = LedgerAnswer['entries'][number];

let at = 1_000;
const entry = (kind: Entry['kind'], amount: number, personName: string | null = null): Entry => {
  at -= 1;
  return { at, kind, amount, personId: null, personName, reason: kind };
};
const lookup = (name: string | null = 'Maya Ostrowski') => entry('lookup', -1, name);
const LEFT = { backgroundCreditsCount: 0, premiumLookupsCount: null, currentPlanLookupsCount: null, product: null };
const leftAfter = (entries: readonly Entry[], counts: Partial<typeof LEFT> | object) =>
  describeLedger(entries, { ...LEFT, ...counts }).map(({ left }) => left);

it('counts credits back from those that are left', () => {
  const entries = [entry('background credit', -1), entry('expiry', -2), entry('refund', 0), entry('grant', 5)];
  expect(leftAfter(entries, { backgroundCreditsCount: 2 })).toEqual([2, 3, 5, 5]);
});

it('counts lookups back through this period only: how many an earlier one had is not known', () => {
  const counts = { premiumLookupsCount: 18, currentPlanLookupsCount: 20 };
  expect(leftAfter([lookup(), lookup(), lookup()], counts)).toEqual([18, 19, null]);
});

it('says that a plan has no limit, and does not count without a plan', () => {
  const product = { productName: 'Premium Unlimited' };
  expect(leftAfter([lookup(), entry('grant', 1)], { product, backgroundCreditsCount: 1 })).toEqual(['no limit', 1]);
  expect(leftAfter([lookup()], {})).toEqual([null]);
  expect(leftAfter([lookup()], { premiumLookupsCount: 0, currentPlanLookupsCount: 0 })).toEqual([null]);
});

it('keeps lookups and credits apart', () => {
  const counts = { premiumLookupsCount: 19, currentPlanLookupsCount: 20, backgroundCreditsCount: 1 };
  expect(leftAfter([entry('grant', 1), lookup()], counts)).toEqual([1, 19]);
});

it('says whom a lookup or a used credit was about, and that somebody is no longer listed', () => {
  const rows = describeLedger(
    [lookup(), lookup(null), entry('background credit', -1, 'June Reyes'), entry('grant', 1)],
    LEFT,
  );
  expect(rows.map(({ about }) => about)).toEqual([
    'Maya Ostrowski',
    'Somebody who is no longer listed',
    'June Reyes',
    null,
  ]);
});
