import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeAds } from '../ads/remove-ads.ts';
import { track } from '../analytics/track.ts';

const shown = vi.fn();
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render: shown, unmount: vi.fn() }) }));
vi.mock('../ads/remove-ads.ts', () => ({ removeAds: vi.fn() }));
vi.mock('../analytics/track.ts', () => ({ track: vi.fn() }));

const isPhone = vi.fn(() => false);
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { createElement: () => ({}) });
  vi.stubGlobal('location', { pathname: '/name/A-B/-/P1', search: '?changedPaymentMethod=true&upgradeType=business' });
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone() }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const open = async (type: string) => (await import('./open-upgrade.tsx')).openUpgrade(type, 'P1', 'offer');
const propsOf = () => shown.mock.lastCall?.[0].props;

test('on phones it rises from below, elsewhere it is a dialog [P2-104]', async () => {
  await open('business');
  expect(propsOf().size).toBe('Default');
  vi.resetModules();
  isPhone.mockReturnValueOnce(true);
  await open('business');
  expect(propsOf().size).toBe('ScreenFitHeight');
});

test('the ads leave before it opens, and it leads back to itself after another method was given', async () => {
  await open('phone_activity');
  expect(removeAds).toHaveBeenCalledOnce();
  expect(propsOf()).toMatchObject({
    personPath: '/name/A-B/-/P1',
    place: {
      type: 'phone_activity',
      wpId: 'P1',
      backPath: '/name/A-B/-/P1?changedPaymentMethod=true&upgradeType=phone_activity',
    },
  });
  expect(track).toHaveBeenCalledWith('upgrade_opened', { type: 'phone_activity', from: 'offer' });
});

test('one at a time', async () => {
  const { openUpgrade } = await import('./open-upgrade.tsx');
  openUpgrade('default', 'P1', 'offer');
  openUpgrade('default', 'P1', 'offer');
  expect(shown).toHaveBeenCalledOnce();
});

test('an unknown funnel is an error, and nothing opens [P4-054 P8-021]', async () => {
  await expect(open('premium')).rejects.toThrow('Unknown OneClickUpgradeType');
  expect(shown).not.toHaveBeenCalled();
  expect(removeAds).not.toHaveBeenCalled();
});
