import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PurchasesAnswer } from '../../../shared/contract/billing.ts';
import { BOUGHT_PERSON, buildPurchases, NOTHING_BOUGHT } from '../../../tests/fixtures/billing.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { NOW } from '../../../tests/fixtures/sample-values.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PurchasesPage } from './PurchasesPage.tsx';
import type { PurchasesPageModel } from './purchases-model.ts';

const PERSON_PAGE = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const site = {
  viewer: { email: 'june@example.com', userType: 'transactional' },
  path: '/account/purchases',
  search: {},
};
const page = (purchases: PurchasesAnswer = buildPurchases(), more: Partial<PurchasesPageModel> = {}) => (
  <PurchasesPage page={{ kind: 'purchases', purchases, propertySite: null, now: NOW, ...more }} site={site} />
);

test('shows each open report with its name, until when it is open and the days left, and leads to it', () => {
  const text = renderText(page());
  expect(text).toContain('1420 Alder St, Portland, OR Property report Open until Nov 25, 2026 · 5 days left');
  expect(text).toContain('Maya Ostrowski Background report · Portland, OR Open until Dec 13, 2026 · 23 days left');
  const hrefs = renderHrefs(page());
  for (const href of ['/property/n1', `${PERSON_PAGE}#person-details-bg-section`]) expect(hrefs).toContain(href);
  expect(renderHrefs(page(undefined, { propertySite: 'https://homes.example' }))).toContain(
    'https://homes.example/property/n1',
  );
});

test('a link says what it opens, and a house whose address is not known has a name, too', () => {
  const html = renderToStaticMarkup(page());
  expect(html).toContain('aria-label="Open report: Maya Ostrowski"');
  const reports = [{ about: { kind: 'property', pnpId: 'n1' }, expiresAt: NOW + 1 }] as const;
  expect(renderText(page({ ...NOTHING_BOUGHT, reports: [...reports] }))).toContain(
    'A property Property report Open until Nov 20, 2026 · less than a day left',
  );
});

test('shows what a court runner has come to in each county, and leads to the result and the receipt', () => {
  const text = renderText(page());
  expect(text).toContain('Maya Ostrowski On the way Requested Nov 19, 2026 · Receipt');
  expect(text).toContain('Lane County, OR 2 cases found Multnomah County, OR On the way, expected by Nov 22, 2026');
  const hrefs = renderHrefs(page());
  for (const href of [`${PERSON_PAGE}#court-runner`, '/billing/invoices/PL-2026-2']) expect(hrefs).toContain(href);
  // The mail about a runner leads here.
  expect(renderToStaticMarkup(page())).toContain('<h2 id="court-runner">');
});

test('says that a county could not be searched and its money went back, or that nothing was found', () => {
  const [runner] = buildPurchases().runners;
  if (runner === undefined) throw new Error('no runner in the fixture');
  const runners = [
    {
      ...runner,
      about: BOUGHT_PERSON,
      status: 'Returned' as const,
      counties: [
        { countyName: 'Lane', stateCode: 'OR', status: 'Failed' as const, cases: null },
        { countyName: 'Linn', stateCode: 'OR', status: 'Returned' as const, cases: 0 },
      ],
    },
  ];
  const text = renderText(page({ ...NOTHING_BOUGHT, runners }));
  expect(text).toContain('Maya Ostrowski Back Requested');
  expect(text).toContain('Could not be searched. What you paid for it is refunded');
  expect(text).toContain('Linn County, OR No cases found');
  expect(text).toContain('See the result');
});

test('shows credits by the day they end, says which came with a plan, and how to use one', () => {
  const text = renderText(page());
  expect(text).toContain('2 credits Good until Nov 29, 2026 · 9 days left');
  expect(text).toContain('1 credit with your plan Good until Dec 10, 2026 · 20 days left');
  expect(text).toContain('One credit opens one background report');
  expect(renderText(page(buildPurchases({ credits: [] })))).toContain('You have no credits.');
});

test('says what will be there when there is nothing, and where the receipts are', () => {
  const nothing = page(NOTHING_BOUGHT);
  expect(renderText(nothing)).toContain('Nothing to use right now');
  expect(renderHrefs(nothing)).toEqual(expect.arrayContaining(['/people-search', '/billing/invoices']));
  expect(renderToStaticMarkup(nothing)).toContain(
    '<a href="/account/purchases" aria-current="page">Your purchases</a>',
  );
});

test('a buyer without an account can have it opened elsewhere by a link', () => {
  const guest = { email: 'buyer@example.com', redirect: '/account/purchases' };
  const html = renderToStaticMarkup(page(undefined, { guest }));
  expect(html).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/auth\/one-time-login"/);
  expect(html).toContain('name="redirect" value="/account/purchases"');
});
