import { type FunnelLink, funnelQuery } from '../funnels/funnel-link.ts';
import { withQuery } from './query.ts';
import { safePropertyPath, safeRedirectPath } from './safe-redirect.ts';

// Paths that carry another path with them. That is read and built anew, which takes the whole route table: so they stand
// apart from the others, and travel only with who uses them.

export const login = ({ redirect }: { readonly redirect?: string | null } = {}) =>
  withQuery('/auth/login', { redirect: safeRedirectPath(redirect, '') });
export const signUp = ({ redirect }: { readonly redirect?: string | null } = {}) =>
  withQuery('/auth/sign-up', { redirect: safeRedirectPath(redirect, '') });
export const checkoutPropertySummary = (link: FunnelLink & { readonly propertyUrl?: string | null } = {}) =>
  withQuery('/checkout/property-summary', {
    ...funnelQuery({ ...link, wpSource: 'property' }),
    propertyUrl: safePropertyPath(link.propertyUrl),
  });
/** where a reader goes whose search quota is used up (P2-036) */
export const checkoutUnlimitedSummary = ({ path }: { readonly path: string }) =>
  withQuery('/checkout/unlimited-summary', { path: safeRedirectPath(path, ''), searchQuotaExceeded: true });
/** with the record that it is about, when it is reached from one */
export const optOut = ({ personPath: path }: { readonly personPath?: string | null } = {}) =>
  withQuery('/opt-out', { path: safeRedirectPath(path, '') });
export const claim = ({ personPath: path }: { readonly personPath?: string | null } = {}) =>
  withQuery('/claim', { path: safeRedirectPath(path, '') });
/** the plan's page about a property (P2-118) */
export const managePlanForProperty = (link: FunnelLink & { readonly propertyUrl?: string | null } = {}) =>
  withQuery('/billing/manage-plan', {
    ...funnelQuery({ ...link, wpSource: 'property' }),
    property: true,
    propertyUrl: safePropertyPath(link.propertyUrl),
  });
