import type { RemovalPart } from '../../contract/removal.ts';
import { ACCOUNT_ACTIONS } from '../account-actions.ts';
import { safeRedirectPath } from '../parsers/safe-redirect.ts';
import { withQuery } from '../query.ts';
import { pageValue } from './record-paths.ts';

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
/** `part`: what alone is to be hidden, if that is known */
interface OptOutPath {
  /** the record it concerns, if it was opened from one */
  readonly personPath?: string | null;
  readonly name?: string;
  readonly location?: string;
  readonly page?: number | null;
  readonly part?: RemovalPart | null;
}
/** asks for removal: of the page at a path, of somebody in the list of a search, or of whoever is found next */
export const optOut = ({ personPath: path, name, location, page, part }: OptOutPath = {}) =>
  withQuery('/opt-out', { path: safeRedirectPath(path, ''), name, location, page: pageValue(page), part });
/** proves that a record is about whoever asks: of the page at a path, or of one whose link is typed there */
export const claim = ({ personPath: path }: { readonly personPath?: string | null } = {}) =>
  withQuery('/claim', { path: safeRedirectPath(path, '') });
/** where the code of a claim is typed, by the token that stands for the claim */
export const claimCode = ({
  claim: token,
  personPath: path,
  channel,
}: {
  readonly claim?: string;
  readonly personPath?: string | null;
  readonly channel?: string;
} = {}) => withQuery('/claim/code', { claim: token, path: safeRedirectPath(path, ''), channel });
