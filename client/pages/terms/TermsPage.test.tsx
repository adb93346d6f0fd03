import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { SiteLimits, SiteOperator } from '../../../shared/contract/operations/site.ts';
import { checkoutCopy } from '../../../shared/copy/billing/checkout.ts';
import { matchRoute } from '../../../shared/urls/route-table.ts';
import { SELLER } from '../../../tests/fixtures/checkout.ts';
import { renderText } from '../../ui/text/render-text.ts';
import { TermsPage } from './TermsPage.tsx';
import type { TermsPageModel } from './terms-model.ts';

const OPERATOR: SiteOperator = {
  name: 'Porchlight Directory, Inc.',
  postalAddress: '1 Elm St, Salem, OR 97301',
  email: 'privacy@porchlight.example',
  securityContact: null,
  brokerNotice: null,
  registrations: [],
};
const LIMITS: SiteLimits = {
  persons: { visitor: 3, account: 4, plan: 5_000 },
  lookups: { visitor: 6, account: 7, plan: 8, business: 9_000 },
};
const page = (more: Partial<TermsPageModel> = {}, operator: SiteOperator | undefined = OPERATOR) => (
  <TermsPage
    page={{ kind: 'terms', seller: SELLER, limits: LIMITS, ...more }}
    site={{
      viewer: null,
      path: '/terms-of-service',
      search: {},
      ...(operator === undefined ? {} : { operator }),
    }}
  />
);
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const main = mainOf(renderToStaticMarkup(page()));

describe('the terms', () => {
  test('say who runs the site, who sells, and whom to write to', () => {
    const text = renderText(page());
    expect(text).toContain('is run by Porchlight Directory, Inc., 1 Elm St, Salem, OR 97301.');
    expect(text).toContain(`Sold by ${SELLER.name}, ${SELLER.address}.`);
    expect(main).toContain('href="mailto:privacy@porchlight.example"');
    expect(main).toContain(`href="mailto:${SELLER.supportEmail}"`);
    expect(renderText(page({ seller: { ...SELLER, name: OPERATOR.name } }))).not.toContain('Sold by');
  });

  test('allow what buyers can attest, and forbid what the law keeps for others', () => {
    const text = renderText(page());
    for (const purpose of Object.values(checkoutCopy.attestation.purposes)) expect(text).toContain(purpose);
    expect(text).toContain('is not a consumer reporting agency');
    expect(text).toContain('You may not use it for anything else that the Fair Credit Reporting Act covers');
  });

  test('have the numbers of the settings', () => {
    const text = renderText(page());
    expect(text).toContain('within 14 days after you pay');
    expect(text).toContain('3 without an account, 4 with one, and 5,000 with a plan');
    expect(text).toContain('6 without an account, 7 with one, 8 with a plan, 9,000 with a plan for businesses');
    expect(renderText(page({ seller: { ...SELLER, refundDays: null } }))).not.toContain('after you pay');
  });

  test('name no price: it is on the page of plans', () => {
    expect(main).not.toMatch(/\$\d/);
    expect(main).toContain('href="/checkout/pricing"');
  });

  test('make sense where the origin has said nothing', () => {
    const { kind } = { kind: 'terms' } as const;
    const silent = renderText(
      <TermsPage page={{ kind }} site={{ viewer: null, path: '/terms-of-service', search: {} }} />,
    );
    expect(silent).toContain('Whoever runs this site has not published an address yet.');
    expect(silent).not.toMatch(/undefined|null|NaN/);
  });

  test('lead from their contents to every section, and to pages that exist', () => {
    const targets = [...main.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(10);
    for (const id of targets) expect(main).toContain(`<h2 id="${id}">`);
    for (const [, href = ''] of main.matchAll(/href="(\/[^"#]*)/g)) expect(matchRoute(href), href).not.toBeNull();
  });
});
