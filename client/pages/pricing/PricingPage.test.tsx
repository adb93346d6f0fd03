import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderText } from '../../ui/text/render-text.ts';
import { PricingPage } from './PricingPage.tsx';
import type { PricingColumn, PricingPageModel } from './pricing-model.ts';

const site = { viewer: null, path: '/checkout/pricing', search: {} };
const column = (tier: PricingColumn['tier'], price: number, more: Partial<PricingColumn> = {}): PricingColumn => ({
  tier,
  price,
  period: 'month',
  yearPrice: null,
  lookups: null,
  reports: 1,
  action: { kind: 'start', href: `/start/${tier}` },
  ...more,
});
const REPORT = column('report', 14.99, { period: null, lookups: 0 });
const PREMIUM = column('premium', 9.99, { yearPrice: 59.99, lookups: 20, reports: 0 });
const SPEED = column('speed-search', 14.99, { lookups: 50, reports: 0 });
const COLUMNS = [REPORT, PREMIUM, column('unlimited', 19.99), column('business', 29.99), SPEED];
const SINGLE = { report: 14.99, pack: { count: 3, price: 29.99 }, property: 9.99 };

const page = (more: Partial<PricingPageModel> = {}) => (
  <PricingPage site={site} page={{ kind: 'pricing', columns: COLUMNS, single: SINGLE, fairUsePeople: 500, ...more }} />
);
const rowOf = (title: string, shown = page()) =>
  [
    ...(
      new RegExp(`<tr><th scope="row">${title}</th>(.*?)</tr>`).exec(renderToStaticMarkup(shown))?.[1] ?? ''
    ).matchAll(/<td[^>]*>(.*?)<\/td>/g),
  ].map(([, cell = '']) => cell.replace(/<[^>]*>/g, ''));

test('is one table with a heading for each column and each row, and no plan is selected in advance', () => {
  const html = renderToStaticMarkup(page());
  expect(html.match(/<table/g)).toHaveLength(1);
  expect(html.match(/<th scope="col"/g)).toHaveLength(6);
  expect(html).toContain('<caption>');
  expect(html).not.toContain('<input type="radio" name="plan');
});

test('says what each plan includes, when it renews and how to cancel it', () => {
  expect(rowOf('People you can open')).toEqual([
    '1 person',
    '20 people a month',
    'no limit*',
    'no limit*',
    '50 lookups a month',
  ]);
  expect(rowOf('Emails')).toEqual([
    'full',
    'first letter and domain',
    'first letter and domain',
    'full',
    'first letter and domain',
  ]);
  expect(rowOf('Court, property and license records')).toEqual([
    'included',
    '—not included',
    '1 report a month',
    '1 report a month',
    '—not included',
  ]);
  expect(rowOf('Renews')).toEqual(['never', 'each month or year', 'each month', 'each month', 'each month']);
  expect(rowOf('How to cancel')).toEqual([
    'nothing to cancel',
    ...Array.from({ length: 4 }, () => 'two clicks in your account'),
  ]);
});

test('has the prices in the table and on the cards, each with a way to start', () => {
  const html = renderToStaticMarkup(page());
  for (const price of ['$14.99', '$9.99', '$19.99', '$29.99']) expect(html.split(price).length).toBeGreaterThan(2);
  expect(renderText(page())).toContain('or $59.99 a year');
  for (const { tier } of COLUMNS) expect(html.split(`href="/start/${tier}"`)).toHaveLength(3);
});

test('says what is bought once, how to cancel a plan, and what fair use is', () => {
  const text = renderText(page());
  expect(text).toContain(
    'Just one thing? Background report, one person $14.99 3 reports, to open within 30 days $29.99',
  );
  expect(text).toContain('How to cancel a plan');
  expect(text).toContain('* Fair use: 500 people a day.');
  expect(renderText(page({ fairUsePeople: null }))).toContain('* Within fair use.');
});

test('marks the plan of a viewer, and offers changes to the others by name', () => {
  const columns = [
    { ...PREMIUM, action: { kind: 'yours', href: '/billing/manage-plan' } as const },
    { ...SPEED, action: { kind: 'change', href: '/change' } as const },
  ];
  const html = renderToStaticMarkup(page({ columns }));
  expect(html).toMatch(/aria-label="Your plan: Premium"[^>]*>Your plan</);
  expect(html).toMatch(/aria-label="Change to this: Speed Search"[^>]*>Change to this</);
  expect(html).not.toContain('Start');
});

test('leaves out what is not sold', () => {
  const shown = page({ columns: [PREMIUM], single: { report: null, pack: null, property: 9.99 } });
  expect(renderToStaticMarkup(shown).match(/<th scope="col"/g)).toHaveLength(2);
  expect(renderText(shown)).toContain('Just one thing? Property report, one address $9.99');
  const nothing = page({ columns: [], single: { report: null, pack: null, property: null } });
  expect(renderText(nothing)).toContain('No plans are for sale right now.');
  expect(renderText(nothing)).not.toContain('Just one thing?');
});
