import type { User } from '../contract/account.ts';
import { funnelHref } from './decide-funnel.ts';

/**
 * Where the owner of a masked number is bought, for a viewer (null: nobody is logged in): at billing for who has ever paid
 * (F2-43), else at the checkout of the phone funnel (F2-49). Who is logged out keeps the page and gets a new window (P6-028).
 *
 * @param phoneNumber 11 digits
 */
export function decidePhoneFunnel(
  viewer: Pick<User, 'userType' | 'premiumLookupsCount'> | null,
  phoneNumber: string,
): { readonly href: string; readonly isNewWindow: boolean } {
  const funnelType = 'phone_onepages_1';
  const funnelViewer = {
    userType: viewer?.userType ?? null,
    hasLookupsLeft: viewer !== null && viewer.premiumLookupsCount !== 0,
  };
  const link = { wpContent: 'phones', wpSource: 'phone', wpMedium: 'onepages', funnelType, phoneNumber } as const;
  return { href: funnelHref(funnelType, funnelViewer, link), isNewWindow: viewer === null };
}
