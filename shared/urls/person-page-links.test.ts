import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';

const pnpId = 'n1';

describe('the links of a person page (P 2.7)', () => {
  it.each([
    ['the plan [P2-109]', '/billing/manage-plan', paths.managePlan()],
    [
      'the plan with a property [P2-118]',
      '/billing/manage-plan?wp_source=property&propertyUrl=%2Fproperty%2Fn1&property=true',
      paths.managePlanForProperty({ pnpId }),
    ],
    ['Speed Search [P2-110]', '/account/speed-search', paths.speedSearch()],
    ['My Contacts [P2-111]', '/account/contact-lists', paths.contactLists()],
    ['a forgotten password [P2-112]', '/auth/forgot-password', paths.forgotPassword()],
    ['the terms [P2-113]', '/terms-of-service', paths.terms()],
    ['the privacy page [P2-114]', '/privacy', paths.privacy()],
    ['the checkout [P2-116]', '/checkout/summary', paths.checkoutSummary()],
    [
      'the property checkout [P2-117]',
      '/checkout/property-summary?wp_source=property&propertyUrl=%2Fproperty%2Fn1',
      paths.checkoutPropertySummary({ pnpId }),
    ],
  ])('lead to %s', (_, path, built) => {
    expect(built).toBe(path);
  });

  it('include address, person and phone in a funnel link if it is about one [P2-129]', () => {
    const about = { addressId: 'A1', wpId: 'Pabcdefghijk', phoneNumber: '15035550186' };
    expect(paths.checkoutPhoneSummary({ funnelType: 'phone_onepages_1', ...about })).toBe(
      '/checkout/phone-summary?funnelType=phone_onepages_1&addressId=A1&wpId=Pabcdefghijk&phoneNumber=15035550186',
    );
    expect(paths.checkoutSummary({ wpId: null, addressId: undefined, phoneNumber: null })).toBe('/checkout/summary');
  });

  it('flag the phone-intel funnel', () => {
    expect(paths.checkoutSummary({ phoneintelUpgrade: true })).toBe('/checkout/summary?phoneintelUpgrade=true');
    expect(paths.checkoutSummary({ phoneintelUpgrade: false })).toBe('/checkout/summary');
  });
});
