import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildInvoice, buildPurchases, NOTHING_BOUGHT, ON_FILE } from '../../../tests/fixtures/billing.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildPlan, PLAN_WAYS } from '../../../tests/fixtures/plans.ts';
import type { PlanCardModel } from '../../billing/plan-card-model.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { AccountPage } from './AccountPage.tsx';
import type { AccountPageModel } from './account-model.ts';

const DAY = Date.UTC(2026, 11, 4);
const CARD: PlanCardModel = {
  plan: buildPlan(),
  shared: null,
  paidWith: ON_FILE,
  people: { left: 8, max: 20, until: DAY },
  elsewhere: null,
  scope: 'account',
  ways: PLAN_WAYS,
};
const PURCHASES = buildPurchases({ credits: [] });
const PAGE: AccountPageModel = {
  kind: 'account',
  email: 'june@example.com',
  firstName: 'June',
  scope: 'account',
  card: CARD,
  credits: { count: 2, nearestExpiry: DAY },
  purchases: PURCHASES,
  propertySite: null,
  receipts: [buildInvoice()],
};

function page({ scope = 'account', ...more }: Partial<AccountPageModel> = {}) {
  const viewer = { email: 'june@example.com', userType: 'paid', scope };
  const site = { viewer, path: '/account', search: { name: '', location: '' } };
  return <AccountPage page={{ ...PAGE, scope, ...more }} site={site} />;
}

test('shows what is left of the plan and of the credits, and until when', () => {
  const text = renderText(page());
  for (const part of ['8 of 20 people left until Dec 4, 2026', '2 credits left', 'Use the next one by Dec 4, 2026'])
    expect(text).toContain(part);
  expect(renderToStaticMarkup(page())).toContain('<rect width="40%"');
});

test('says when the plan renews, for how much and with what, and cancels it in two clicks', () => {
  const text = renderText(page());
  expect(text).toContain('$9.99 a month · Visa ending in 4242');
  expect(text).toContain('Next charge: $9.99 on Dec 4, 2026.');
  const html = renderToStaticMarkup(page());
  expect(html).toMatch(/<a[^>]*href="\/billing\/manage-plan\/cancel"[^>]*data-dialog="cancel-plan"/);
  expect(html).toMatch(/<dialog id="cancel-plan".*<form action="\/billing\/manage-plan\/cancel" method="post">/);
});

test('says that a plan has no limit, or that there is no plan', () => {
  expect(renderText(page({ card: { ...CARD, people: null } }))).toContain('No limit on people');
  const none = page({ card: { ...CARD, plan: null, paidWith: null, people: null } });
  expect(renderText(none)).toContain('No plan');
  expect(renderHrefs(none)).toContain('/checkout/pricing');
});

test('leads to each open report and receipt, and to everything else of the account', () => {
  const hrefs = renderHrefs(page());
  const personPage = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
  for (const href of [`${personPage}#person-details-bg-section`, `${personPage}#court-runner`, '/property/n1'])
    expect(hrefs).toContain(href);
  expect(hrefs).toContain('/account/purchases');
  for (const href of [`/billing/invoices/${buildInvoice().id}`, '/account/security', '/account/data'])
    expect(hrefs).toContain(href);
});

test('says what will be there when there is nothing', () => {
  const text = renderText(
    page({ purchases: NOTHING_BOUGHT, receipts: [], credits: { count: 0, nearestExpiry: null } }),
  );
  for (const part of ['No open reports', 'You have no credits.', 'You have no receipts yet.'])
    expect(text).toContain(part);
});

test('a buyer whose address is not proven sees what they bought, and logs in by email for the rest', () => {
  const buyer = page({ scope: 'purchase', card: { ...CARD, plan: null, scope: 'purchase' } });
  expect(renderText(buyer)).toContain('To see everything, log in with the link we email you.');
  const hrefs = renderHrefs(buyer);
  expect(hrefs).toContain('/auth/one-time-login?redirect=%2Faccount');
  for (const href of ['/account/security', '/account/data']) expect(hrefs).not.toContain(href);
  expect(hrefs).toContain(`/billing/invoices/${buildInvoice().id}`);
});

test('speaks of the last credit as of one', () => {
  const text = renderText(page({ credits: { count: 1, nearestExpiry: DAY } }));
  expect(text).toContain('1 credit left Use it by Dec 4, 2026.');
});

test('says beside the link to more credits what one costs, if that is known', () => {
  const html = renderToStaticMarkup(page({ creditPrice: 'one report, $14.99, no subscription' }));
  expect(html).toMatch(/<small id="price-credit"[^>]*>One report, \$14\.99, no subscription<\/small>/);
  expect(html).toMatch(/<a [^>]*aria-describedby="price-credit"[^>]*>Buy credits/);
  expect(renderToStaticMarkup(page())).not.toContain('price-credit');
});
