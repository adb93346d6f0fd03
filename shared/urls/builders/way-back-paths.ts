import { safeRedirectPath } from '../parsers/safe-redirect.ts';
import { withQuery } from '../query.ts';

// Paths that carry another path with them. That is read and built anew, which takes the whole route table: so they stand
// apart from the others, and travel only with who uses them.

interface WayBack {
  readonly redirect?: string | null;
  /** scheme and host of the external property site: a way back to a property checkout may name it (P2-119) */
  readonly propertySite?: string | null;
}

export const login = ({ redirect, propertySite }: WayBack = {}) =>
  withQuery('/auth/login', { redirect: safeRedirectPath(redirect, '', propertySite) });
export const signUp = ({ redirect, propertySite }: WayBack = {}) =>
  withQuery('/auth/sign-up', { redirect: safeRedirectPath(redirect, '', propertySite) });

/** where a reader goes whose search quota is used up (P2-036) */
export const checkoutUnlimitedSummary = ({ path }: { readonly path: string }) =>
  withQuery('/checkout/unlimited-summary', { path: safeRedirectPath(path, ''), searchQuotaExceeded: true });
/** with the record that it is about, when it is reached from one */
export const optOut = ({ personPath: path }: { readonly personPath?: string | null } = {}) =>
  withQuery('/opt-out', { path: safeRedirectPath(path, '') });
export const claim = ({ personPath: path }: { readonly personPath?: string | null } = {}) =>
  withQuery('/claim', { path: safeRedirectPath(path, '') });
