import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { UpgradePage } from './UpgradePage.tsx';
import type { UpgradePageModel } from './upgrade-model.ts';

const site = { viewer: { email: 'june@example.com', userType: 'smb' }, path: '/billing/upgrade', search: {} } as const;
const TO_PLAN = { text: 'See your plan', href: '/billing/manage-plan' };
const TO_PERSON = { text: 'Back to Maya’s page', href: '/name/Maya-Ostrowski/Portland-OR/PmayaOstrowski1' };

const pageOf = (more: Partial<UpgradePageModel>) => {
  const page: UpgradePageModel = {
    kind: 'upgrade',
    place: { type: 'default', wpId: null, backPath: '/billing/upgrade?upgradeType=default' },
    offer: { kind: 'held', planName: 'Small Business' },
    action: '/billing/upgrade?upgradeType=default',
    key: 'a-key',
    values: { purpose: '', renews: false, attests: false },
    errors: {},
    problem: null,
    back: TO_PLAN,
    now: Date.UTC(2026, 10, 20),
    ...more,
  };
  return <UpgradePage page={page} site={site} />;
};
const timesIn = (text: string, part: string) => text.split(part).length - 1;

test('links to the plan once, even where that is the way back', () => {
  expect(timesIn(renderText(pageOf({})), 'See your plan')).toBe(1);
  const fromPerson = renderText(pageOf({ back: TO_PERSON }));
  expect(timesIn(fromPerson, 'See your plan')).toBe(1);
  expect(fromPerson).toContain(TO_PERSON.text);
});

test('of a plan without a one-click upgrade leads to the page where it is changed [P4-050]', () => {
  const blocked = pageOf({ offer: null, back: TO_PERSON });
  expect(renderText(blocked)).toContain(
    'Your plan has no one-click upgrade. You can change it on the page of your plan.',
  );
  expect(renderHrefs(blocked)).toContain('/billing/manage-plan?wp_source=people');
});
