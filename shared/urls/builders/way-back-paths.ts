import { ACCOUNT_ACTIONS } from '../account-actions.ts';
import { safeRedirectPath } from '../parsers/safe-redirect.ts';
import { withQuery } from '../query.ts';

// Paths that contain another path. Reading and rebuilding it takes the whole route table, so these builders are
// separate and load only with the pages that use them.

interface WayBack {
  readonly redirect?: string | null;
  /** scheme and host of the external property site: a redirect to a property checkout may contain it (P2-119) */
  readonly propertySite?: string | null;
}

export const login = ({ redirect, propertySite }: WayBack = {}) =>
  withQuery(ACCOUNT_ACTIONS.login, { redirect: safeRedirectPath(redirect, '', propertySite) });
export const signUp = ({ redirect, propertySite }: WayBack = {}) =>
  withQuery(ACCOUNT_ACTIONS.signUp, { redirect: safeRedirectPath(redirect, '', propertySite) });
export const forgotPassword = ({ redirect, propertySite }: WayBack = {}) =>
  withQuery(ACCOUNT_ACTIONS.forgotPassword, { redirect: safeRedirectPath(redirect, '', propertySite) });
/** where a link that logs in once is requested */
export const oneTimeLogin = ({ redirect, propertySite }: WayBack = {}) =>
  withQuery(ACCOUNT_ACTIONS.oneTimeLogin, { redirect: safeRedirectPath(redirect, '', propertySite) });

/** where a reader goes whose search quota is exhausted (P2-036) */
export const checkoutUnlimitedSummary = ({ path }: { readonly path: string }) =>
  withQuery('/checkout/unlimited-summary', { path: safeRedirectPath(path, ''), searchQuotaExceeded: true });
/** with the record it concerns, if it was opened from one */
export const optOut = ({ personPath: path }: { readonly personPath?: string | null } = {}) =>
  withQuery('/opt-out', { path: safeRedirectPath(path, '') });
export const claim = ({ personPath: path }: { readonly personPath?: string | null } = {}) =>
  withQuery('/claim', { path: safeRedirectPath(path, '') });
