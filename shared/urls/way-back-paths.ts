import { withQuery } from './query.ts';
import { safeRedirectPath } from './safe-redirect.ts';

// Paths that carry another path with them. That is read and built anew, which takes the whole route table: so they stand
// apart from the others, and travel only with who uses them.

export const login = ({ redirect }: { readonly redirect?: string | null } = {}) =>
  withQuery('/auth/login', { redirect: safeRedirectPath(redirect, '') });
export const signUp = ({ redirect }: { readonly redirect?: string | null } = {}) =>
  withQuery('/auth/sign-up', { redirect: safeRedirectPath(redirect, '') });
/** where a reader goes whose search quota is used up (P2-036) */
export const checkoutUnlimitedSummary = ({ path }: { readonly path: string }) =>
  withQuery('/checkout/unlimited-summary', { path: safeRedirectPath(path, ''), searchQuotaExceeded: true });
/** with the record that it is about, when it is reached from one */
export const optOut = ({ personPath: path }: { readonly personPath?: string | null } = {}) =>
  withQuery('/opt-out', { path: safeRedirectPath(path, '') });
export const claim = ({ personPath: path }: { readonly personPath?: string | null } = {}) =>
  withQuery('/claim', { path: safeRedirectPath(path, '') });
