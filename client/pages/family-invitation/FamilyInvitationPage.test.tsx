import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderText } from '../../ui/text/render-text.ts';
import { FamilyInvitationPage } from './FamilyInvitationPage.tsx';
import type { FamilyInvitationPageModel } from './family-invitation-model.ts';

const site = { viewer: null, path: '/', search: {} };
const page = (view: FamilyInvitationPageModel['view']) => (
  <FamilyInvitationPage site={site} page={{ kind: 'family-invitation', view }} />
);
const invitation = { from: 'June', productName: 'Premium Annual', lookups: 20 };

test('says who shares what, that it is free and private, and joins with one button', () => {
  const open = page({ ...invitation, state: 'open', token: 'k'.repeat(43), error: null });
  const text = renderText(open);
  for (const part of ['June wants to share a plan with you', '20 people a month between you', 'It costs you nothing.'])
    expect(text).toContain(part);
  expect(renderToStaticMarkup(open)).toMatch(/<form action="\/account\/family-invitation" method="post">.*>Join</);
});

test('hands the invited address to the forms of accounts without putting it into a URL', () => {
  const login = renderToStaticMarkup(page({ ...invitation, state: 'login', to: 'omar@example.com', redirect: '/x' }));
  expect(login).toContain('name="email" value="omar@example.com"');
  expect(login).toMatch(/formAction="\/auth\/sign-up"/i);
  expect(login).not.toMatch(/(?:href|action)="[^"]*omar/i);
});

test('tells another account to log out', () => {
  const wrong = page({ state: 'wrong', to: 'omar@example.com', email: 'june@example.com' });
  expect(renderText(wrong)).toContain('It was sent to omar@example.com, and you are logged in as june@example.com.');
  expect(renderToStaticMarkup(wrong)).toContain('action="/auth/logout"');
});

test.each([
  ['used', 'This invitation has already been used'],
  ['expired', 'This invitation has expired'],
  ['withdrawn', 'This invitation was withdrawn'],
  ['full', 'No seat is left'],
  ['ended', 'This plan has ended'],
  ['unknown', 'We cannot find this invitation'],
  ['has-plan', 'You have a plan of your own'],
] as const)('says of one that is %s: %s', (state, title) => {
  expect(renderText(page({ state }))).toContain(title);
});
