import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { PaidNotice } from './PaidNotice.tsx';

test('after a payment, even a late one, the page says that it went through, and its receipt is one tap away', () => {
  const notice = <PaidNotice receiptId="PL-2026-1" />;
  expect(renderText(notice)).toContain('Your payment went through, and your plan is active. See the receipt');
  expect(renderHrefs(notice)).toEqual(['/billing/invoices/PL-2026-1']);
});

test('after one payment for a report the page says until when it is open', () => {
  const until = Date.UTC(2026, 11, 20, 15);
  const textOf = (report: { until: number | null }) => renderText(<PaidNotice receiptId="PL-2026-1" report={report} />);
  expect(textOf({ until })).toBe(
    'Your payment went through, and this report is open until Dec 20, 2026. See the receipt',
  );
  expect(textOf({ until: null })).toContain('this report is open for 30 days.');
});
