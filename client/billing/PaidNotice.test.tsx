import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { PaidNotice } from './PaidNotice.tsx';

test('after a payment, even a late one, the page says that it went through, and its receipt is one tap away', () => {
  const notice = <PaidNotice receiptId="PL-2026-1" />;
  expect(renderText(notice)).toContain('Your payment went through, and your plan is active. See the receipt');
  expect(renderHrefs(notice)).toEqual(['/billing/invoices/PL-2026-1']);
});
