import { expect, test } from 'vitest';
import { refundEnd, sellerOf } from './seller.ts';

const SELLER = {
  name: 'Porchlight',
  address: null,
  statementName: 'PORCHLIGHT',
  supportEmail: 'help@example.com',
  refundDays: 14,
};
const DAY_MS = 86_400_000;

test('money can be asked back for as long as the operator says, but not for a visit to a courthouse', () => {
  expect(refundEnd(sellerOf(SELLER, [{ productId: 'background-credit' }]), 0)).toBe(14 * DAY_MS);
  const visit = sellerOf(SELLER, [{ productId: 'court-runner-county-41051' }]);
  expect(refundEnd(visit, 0)).toBeNull();
  expect(visit).toEqual({ ...SELLER, refundDays: null });
});
