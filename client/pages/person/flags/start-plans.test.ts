import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildAddress, buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage, NO_FLAGS } from '../../../../tests/fixtures/person-page.ts';
import { openBadPayment } from '../../../plans/open-bad-payment.tsx';
import { openUpgrade } from '../../../plans/open-upgrade.tsx';
import { buildBrowserModel } from '../build-browser-model.ts';
import { openDialogs } from '../dialog-links.ts';
import type { PersonPageModel } from '../person-model.ts';
import { startPlans } from './start-plans.ts';

vi.mock('../../../plans/open-upgrade.tsx', () => ({ openUpgrade: vi.fn() }));
vi.mock('../../../plans/open-bad-payment.tsx', () => ({ openBadPayment: vi.fn() }));
vi.mock('../dialog-links.ts', () => ({ openDialogs: vi.fn() }));

beforeEach(() => vi.stubGlobal('document', { cookie: '' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const PERSON = buildPerson({ addresses: [buildAddress()] });
function start(more: Partial<PersonPageModel> = {}): void {
  const { userInfo, ...rest } = buildDetails(PERSON);
  const details = { ...rest, userInfo: { ...userInfo, userType: 'paid' } } as const;
  startPlans(buildBrowserModel(buildPage(PERSON, { isLoggedIn: true, details, ...more })));
}

test.each(['business', 'phone_activity', 'default'])(
  'a click on an offer of %s opens the dialog of that upgrade: emails, phone activity, no lookup left [P4-047]',
  async (upgrade) => {
    start();
    const [selector, open] = vi.mocked(openDialogs).mock.lastCall ?? [];
    expect(selector).toBe('a[data-upgrade]');
    await open?.({ dataset: { upgrade } } as unknown as HTMLAnchorElement);
    expect(openUpgrade).toHaveBeenCalledExactlyOnceWith(upgrade, PERSON.id, 'offer');
  },
);

test('no click and no address opens it for a blocked product [P4-050]', async () => {
  start({ isUpgradeBlocked: true, flags: { ...NO_FLAGS, upgrade: 'default' } });
  expect(openDialogs).not.toHaveBeenCalled();
  await vi.dynamicImportSettled();
  expect(openUpgrade).not.toHaveBeenCalled();
});

test('an address opens it, and one about a payment that failed comes first [P2-060 P2-061]', async () => {
  start({ flags: { ...NO_FLAGS, upgrade: 'business' } });
  await vi.waitFor(() => expect(openUpgrade).toHaveBeenCalledExactlyOnceWith('business', PERSON.id, 'address'));
  start({ flags: { ...NO_FLAGS, upgrade: 'business', showsBadPayment: true } });
  await vi.waitFor(() => expect(openBadPayment).toHaveBeenCalledOnce());
  expect(openUpgrade).toHaveBeenCalledOnce();
});
