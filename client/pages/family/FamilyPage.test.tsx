import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildFamilyAnswer } from '../../../tests/fixtures/plans.ts';
import { renderText } from '../../ui/text/render-text.ts';
import { FamilyPage } from './FamilyPage.tsx';
import type { FamilyPageModel } from './family-model.ts';

const site = { viewer: { email: 'june@example.com', userType: 'paid' }, path: '/account/family', search: {} };
const page = (more: Partial<FamilyPageModel> = {}) => (
  <FamilyPage
    site={site}
    page={{
      kind: 'family',
      family: buildFamilyAnswer(),
      shared: null,
      notice: null,
      form: { typed: '', emailError: null, error: null },
      now: Date.UTC(2026, 10, 20),
      ...more,
    }}
  />
);
const shared = { productName: 'Premium Annual', tier: 'premium', lookups: 20, from: 'June' } as const;

test('shows seats, members and invitations, and says that nobody sees who the others look up', () => {
  const text = renderText(page());
  for (const part of [
    '2 of 4 seats left',
    'rosa@example.com joined Nov 10, 2026',
    'omar@example.com sent Nov 18, 2026 · expires Nov 25, 2026',
    'You never see who they look up, and they never see who you look up.',
  ])
    expect(text).toContain(part);
});

test('asks before it removes somebody, without scripts', () => {
  const html = renderToStaticMarkup(page());
  expect(html).toMatch(/<details[^>]*><summary>Remove<i[^>]*> rosa@example\.com<\/i><\/summary><form/);
  expect(html).toContain('<input type="hidden" name="id" value="m1"/>');
});

test('an expired invitation takes no seat', () => {
  const text = renderText(page({ now: Date.UTC(2026, 10, 26) }));
  expect(text).toContain('3 of 4 seats left');
  expect(text).toContain('expired Nov 25, 2026');
});

test('without a free seat it says what to do instead of showing a form', () => {
  const full = page({ family: buildFamilyAnswer({ seats: 2 }) });
  expect(renderText(full)).toContain('All seats are taken.');
  expect(renderToStaticMarkup(full)).not.toContain('type="email"');
});

test('a member sees whose plan it is and leaves it, and sees no other member', () => {
  const text = renderText(page({ shared, family: buildFamilyAnswer({ seats: 0, members: [], invitations: [] }) }));
  expect(text).toContain('June shares Premium Annual with you.');
  expect(text).toContain('Leave this plan');
  expect(text).not.toContain('Invite');
});

test('without a plan that can be shared, it says which one can', () => {
  const none = page({ family: buildFamilyAnswer({ seats: 0, members: [], invitations: [] }) });
  expect(renderText(none)).toContain(
    'You have no plan that can be shared Premium Annual can be shared with up to 4 people.',
  );
  expect(renderText(none)).not.toContain('your plan.');
});
