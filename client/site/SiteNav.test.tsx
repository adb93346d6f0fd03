import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { SiteNav } from './SiteNav.tsx';

const site = { viewer: null, path: '/name/Maya-Ostrowski/OR', search: { name: '', location: '' } };

test('a visitor can log in, with a way back, and sign up', () => {
  expect(renderHrefs(<SiteNav site={site} />)).toEqual([
    '/checkout/pricing',
    '/auth/login?redirect=%2Fname%2FMaya-Ostrowski%2FOR',
    '/auth/sign-up',
  ]);
});

test('a logged-in viewer sees their email address and receipts, and logs out with a form post', () => {
  const nav = <SiteNav site={{ ...site, viewer: { email: 'june@example.com', userType: 'paid' } }} />;
  expect(renderText(nav)).toContain('june@example.com');
  expect(renderHrefs(nav)).toContain('/billing/invoices');
  expect(renderToStaticMarkup(nav)).toContain('<form data-log-out="" action="/auth/logout" method="post">');
});
