import { describe, expect, it } from 'vitest';
import {
  decideChangeTime,
  firstPeriod,
  nextTry,
  overdueEnd,
  priceTellingWindow,
  reminderAt,
  renewalCents,
  renewedPeriod,
} from './plan-rules.ts';

const DAY = 86_400_000;
const at = (text: string) => Date.parse(`${text}Z`);
const iso = (time: number) => new Date(time).toISOString().slice(0, 16);

describe('periods', () => {
  it('follow each other in whole months from the anchor, however often a plan renews', () => {
    const anchorAt = at('2027-01-31T10:00');
    let periodEnd = firstPeriod(anchorAt, 'month').end;
    const ends = [iso(periodEnd)];
    for (let renewal = 0; renewal < 3; renewal += 1) {
      const next = renewedPeriod({ anchorAt, periodEnd, isOverdue: false }, 'month', periodEnd + 4 * 60_000);
      expect(next).toMatchObject({ start: periodEnd, anchorAt });
      periodEnd = next.end;
      ends.push(iso(periodEnd));
    }
    expect(ends).toEqual(['2027-02-28T10:00', '2027-03-31T10:00', '2027-04-30T10:00', '2027-05-31T10:00']);
    expect(iso(firstPeriod(at('2028-02-29T00:00'), 'year').end)).toBe('2029-02-28T00:00');
  });

  it('starts over on the day of an overdue payment, and of one that we took days late', () => {
    const plan = { anchorAt: at('2027-01-15T10:00'), periodEnd: at('2027-02-15T10:00') };
    const paidAt = at('2027-02-20T08:00');
    const startedOver = { start: paidAt, anchorAt: paidAt, end: at('2027-03-20T08:00') };
    expect(renewedPeriod({ ...plan, isOverdue: true }, 'month', paidAt)).toEqual(startedOver);
    expect(renewedPeriod({ ...plan, isOverdue: false }, 'month', paidAt)).toEqual(startedOver);
    const overnight = renewedPeriod({ ...plan, isOverdue: false }, 'month', at('2027-02-16T10:00'));
    expect(overnight).toMatchObject({ start: plan.periodEnd, end: at('2027-03-15T10:00') });
  });

  it('can change in length when another plan follows, and takes over a date that the provider has set', () => {
    const anchorAt = at('2027-01-31T10:00');
    const followed = { anchorAt, periodEnd: at('2028-01-31T10:00'), isOverdue: false };
    expect(iso(renewedPeriod(followed, 'month', followed.periodEnd).end)).toBe('2028-02-29T10:00');
    const moved = { anchorAt, periodEnd: at('2027-03-05T11:00'), isOverdue: false };
    expect(renewedPeriod(moved, 'month', moved.periodEnd)).toEqual({
      start: moved.periodEnd,
      end: at('2027-04-05T11:00'),
      anchorAt: moved.periodEnd,
    });
  });
});

it('a declined renewal is tried again after 3, 7 and 12 days, and the plan ends after 14', () => {
  const failedAt = at('2027-03-01T09:00');
  const days = (now: number) => (nextTry(failedAt, now) - failedAt) / DAY;
  expect([0, 2.9, 3, 5, 7, 11, 12, 13].map((day) => days(failedAt + day * DAY))).toEqual([3, 3, 7, 7, 12, 12, 14, 14]);
  expect(overdueEnd(failedAt)).toBe(failedAt + 14 * DAY);
});

it('a plan that costs more per month starts now, any other when the paid period is over', () => {
  const plans = {
    monthly: { priceCents: 999, period: 'month' },
    annual: { priceCents: 5_999, period: 'year' },
    unlimited: { priceCents: 1_999, period: 'month' },
  } as const;
  expect(decideChangeTime(plans.monthly, plans.unlimited)).toBe('now');
  expect(decideChangeTime(plans.annual, plans.monthly)).toBe('now');
  expect(decideChangeTime(plans.monthly, plans.annual)).toBe('later');
  expect(decideChangeTime(plans.unlimited, plans.monthly)).toBe('later');
  expect(decideChangeTime(plans.monthly, { ...plans.monthly })).toBe('later');
});

it('annual plans are reminded between 15 and 45 days before they renew, monthly ones never', () => {
  const end = at('2027-06-01T00:00');
  const before = (end - (reminderAt('year', end) ?? 0)) / DAY;
  expect(before).toBeGreaterThan(15);
  expect(before).toBeLessThan(45);
  expect(reminderAt('month', end)).toBeNull();
});

describe('a new price', () => {
  const now = at('2027-03-01T00:00');

  it('is told 7 to 30 days before the renewal it applies to', () => {
    const { start, end } = priceTellingWindow(now, 0);
    expect([(start - now) / DAY, (end - 1 - now) / DAY]).toEqual([7, 30]);
    expect(priceTellingWindow(now, now + 20 * DAY).start).toBe(now + 20 * DAY);
  });

  it('applies only if it was told at least 7 days before; a plan that follows costs what was agreed', () => {
    const terms = { priceCents: 999, nextProductId: null, nextPriceCents: 1_299, periodEnd: now };
    expect(renewalCents({ ...terms, priceToldAt: now - 7 * DAY })).toBe(1_299);
    expect(renewalCents({ ...terms, priceToldAt: now - 7 * DAY + 1 })).toBe(999);
    expect(renewalCents({ ...terms, priceToldAt: null })).toBe(999);
    expect(renewalCents({ ...terms, nextPriceCents: null, priceToldAt: null })).toBe(999);
    expect(renewalCents({ ...terms, nextProductId: 'premium-annual', priceToldAt: now })).toBe(1_299);
  });
});
