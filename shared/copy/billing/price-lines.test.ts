import { expect, test } from 'vitest';
import { creditLine, PRICE_TEXTS, priceLine } from './price-lines.ts';

const report = { price: 14.99, period: null } as const;
const monthly = { price: 9.99, period: 'month' } as const;

test('one payment says what it buys, that it does not renew, and for how long', () => {
  expect(priceLine(report, 'report')).toEqual({
    short: '$14.99',
    whole: 'one report, $14.99, no subscription, readable for 30 days',
  });
  expect(priceLine({ price: 9.99, period: null }, 'property')?.whole).toBe(
    'one property report, $9.99, no subscription, readable for 30 days',
  );
});

test('a plan says its price, how often it renews and that it ends when one cancels', () => {
  expect(priceLine(monthly, 'premium')).toEqual({
    short: '$9.99/mo',
    whole: '$9.99 a month, renews monthly until you cancel',
  });
  expect(priceLine({ price: 59.99, period: 'year' }, 'own-plan')).toEqual({
    short: '$59.99/yr',
    whole: 'your plan, $59.99 a year, renews yearly until you cancel',
  });
  expect(priceLine(monthly, 'business')?.whole).toMatch(/^Small Business, /);
});

test('a credit costs no dollars', () => {
  expect(creditLine(3)).toEqual({ short: '1 credit', whole: 'uses 1 of your 3 credits, readable for 30 days' });
  expect(creditLine(1)?.whole).toBe('uses your last credit, readable for 30 days');
  expect(JSON.stringify([creditLine(1), creditLine(2)])).not.toContain('$');
});

test('a line whose text needs what the product lacks is left out', () => {
  expect(priceLine(report, 'premium')).toBeNull();
  expect(priceLine(report, 'report', {})).toBeNull();
  expect(priceLine(report, 'report', { report: { short: '{price}', whole: 'for {people} people' } })).toBeNull();
});

test('no text has an amount of its own', () => {
  expect(JSON.stringify(PRICE_TEXTS)).not.toContain('$');
});
