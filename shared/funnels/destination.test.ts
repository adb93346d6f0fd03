import { describe, expect, it } from 'vitest';
import { funnelDestination } from './destination.ts';

const anonymous = { isLoggedIn: false, userType: null, premiumLookupsCount: null };
const paid = (premiumLookupsCount: number | null) => ({ isLoggedIn: true, userType: 'paid', premiumLookupsCount });

describe('a logged-in paid user (F 2)', () => {
  it('buys credits in the background funnel', () => {
    expect(funnelDestination(paid(0), { funnelType: 'bg_onepages_1', wpId: 'P1' })).toBe(
      '/billing/purchase-credits?funnelType=bg_onepages_1&wpId=P1',
    );
  });
  it('buys credits while premium lookups remain or are not limited', () => {
    expect(funnelDestination(paid(1), { funnelType: 'default' })).toMatch(/^\/billing\/purchase-credits\?/);
    expect(funnelDestination(paid(null), { funnelType: 'default' })).toMatch(/^\/billing\/purchase-credits\?/);
  });
  it('manages the plan otherwise', () => {
    expect(funnelDestination(paid(0), { funnelType: 'person_onepages_1' })).toMatch(/^\/billing\/manage-plan\?/);
  });
});

describe('everyone else (F 2)', () => {
  const viewers = [
    anonymous,
    { ...anonymous, isLoggedIn: true, userType: 'free' },
    { isLoggedIn: true, userType: 'fam', premiumLookupsCount: 20 },
  ];
  it.each([
    ['bg_onepages_1', '/checkout/search?'],
    ['person_onepages_1', '/checkout/summary?'],
    ['person_sem_onepages_1', '/checkout/summary?'],
    ['person_state_onepages_1', '/checkout/summary?'],
    ['phone_onepages_1', '/checkout/phone-summary?'],
    ['default', '/checkout/phone-summary?'],
  ] as const)('goes with funnel %s to %s', (funnelType, start) => {
    for (const viewer of viewers) expect(funnelDestination(viewer, { funnelType })).toContain(start);
  });
});
