import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { SiteNav } from './SiteNav.tsx';

const site = { viewer: null, path: '/name/Maya-Ostrowski/OR', search: { name: '', location: '' } };

test('a visitor can log in, with a way back, and sign up', () => {
  expect(renderHrefs(<SiteNav site={site} />)).toEqual([
    '/',
    '/checkout/pricing',
    '/auth/login?redirect=%2Fname%2FMaya-Ostrowski%2FOR',
    '/auth/sign-up',
  ]);
});

const asViewer = (scope?: 'account' | 'purchase') => (
  <SiteNav
    site={{
      ...site,
      viewer: { email: 'june@example.com', userType: 'paid', ...(scope === undefined ? {} : { scope }) },
    }}
  />
);

test.each(['account', undefined] as const)(
  'a logged-in viewer finds everything their account has, and logs out with a form post (scope %s)',
  (scope) => {
    const nav = asViewer(scope);
    expect(renderText(nav)).toContain('june@example.com');
    expect(renderHrefs(nav)).toEqual([
      '/',
      '/checkout/pricing',
      '/account',
      '/account/purchases',
      '/account/contact-lists',
      '/account/monitored-reports',
      '/billing/manage-plan',
      '/account/speed-search',
      '/account/ledger',
      '/billing/invoices',
      '/account/security',
      '/account/data',
    ]);
    expect(renderToStaticMarkup(nav)).toContain('<form data-log-out="" action="/auth/logout" method="post">');
  },
);

test('a buyer whose address is not proven finds what they bought, and the way to prove it', () => {
  const nav = asViewer('purchase');
  expect(renderHrefs(nav)).toEqual([
    '/',
    '/checkout/pricing',
    '/account',
    '/account/purchases',
    '/auth/one-time-login?redirect=%2Faccount',
  ]);
  expect(renderText(nav)).toContain('Your purchases');
  expect(renderToStaticMarkup(nav)).toContain('action="/auth/logout"');
});
