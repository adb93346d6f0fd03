import { getCookie, setCookie } from 'hono/cookie';
import type { OrderAnswer } from '../../shared/contract/billing.ts';
import { cookieName } from '../../shared/contract/transport/cookie-name.ts';
import { isNamelessState } from '../../shared/funnels/nameless-states.ts';
import { PERSON_SECTIONS } from '../../shared/people/person-sections.ts';
import { isUrlSafe } from '../../shared/urls/identifiers.ts';
import { parseLocation } from '../../shared/urls/location.ts';
import { PAID_PAGES, withReceipt } from '../../shared/urls/paid-pages.ts';
import { parsePath } from '../../shared/urls/parsers/parse-path.ts';
import { safeRedirectPath } from '../../shared/urls/parsers/safe-redirect.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';

/** A buyer's way back is kept for as long as the payment provider's page is open, in seconds. */
const KEPT_SECONDS = 3_600;
/** Longest path that fits a cookie, in characters. */
const PATH_MAX = 1_000;

/**
 * Remembers the page that a buyer came from while they pay elsewhere, in a cookie of theirs: the order forgets it once it
 * is paid, and a receipt is kept for years without whom it was about.
 */
export function keepWayBack(c: EdgeContext, path: string): void {
  if (path.length > PATH_MAX) return;
  const { isLocal } = c.get('settings');
  setCookie(c, cookieName('way_back', isLocal), path, {
    path: '/',
    httpOnly: true,
    secure: !isLocal,
    sameSite: 'Lax',
    maxAge: KEPT_SECONDS,
  });
}

/** That page, parsed and rebuilt; null without one. */
export function readWayBack(c: EdgeContext): string | null {
  const kept = getCookie(c, cookieName('way_back', c.get('settings').isLocal));
  const path = safeRedirectPath(kept, '', c.get('settings').propertySite);
  return path === '' ? null : path;
}

/**
 * Where a paid order leads: to the report that it opened, which shows it and names the receipt; otherwise to the page it
 * was for (`paidHref`), if that shows at once what was bought; otherwise to its receipt, which shows a refund, too.
 *
 * @param propertySite scheme and host of the property site; null if this site serves property pages
 */
export function paidWay(
  { invoiceId, opens = null, isRefunded = false }: Pick<OrderAnswer, 'invoiceId' | 'opens' | 'isRefunded'>,
  { paidHref = null, propertySite }: { readonly paidHref?: string | null; readonly propertySite: string | null },
): string {
  if (invoiceId === null) return paidHref ?? paths.invoices();
  const receipt = paths.invoice({ invoiceId });
  if (isRefunded) return receipt;
  if (opens === null) return paidPath(paidHref, invoiceId) ?? receipt;
  if (opens.kind === 'property') {
    const { pnpId } = opens;
    // The number of a receipt is nobody else's business.
    return propertySite === null
      ? withReceipt(paths.property({ pnpId }), invoiceId)
      : paths.propertyPage({ pnpId, propertySite });
  }
  const { fullName: name, city, stateCode, personId: id } = opens;
  const person = paths.person({ name, city, stateCode, id });
  return isUrlSafe(invoiceId) ? `${withReceipt(person, invoiceId)}#${PERSON_SECTIONS.background.anchor}` : person;
}

/**
 * The page that a paid plan leads straight back to, with its receipt named: one that shows at once what was bought. Null
 * for any other page, whose buyer sees the receipt first.
 */
export function paidPath(path: string | null, invoiceId: string): string | null {
  if (path === null || !isUrlSafe(invoiceId)) return null;
  const [pathname = '', query = ''] = path.split('?', 2);
  const route = parsePath(pathname);
  if (route.kind !== 'route') return null;
  // The page of the plan says itself what was changed.
  if (route.name === 'manage-plan') return new URLSearchParams(query).has('done') ? path : null;
  return PAID_PAGES.includes(route.name) ? withReceipt(path, invoiceId) : null;
}

/** The name in the path of a person's page; null for any other page, and where no price may lead to a name (P2-133). */
export function nameInPath(path: string): string | null {
  const route = parsePath(path.split('?', 1)[0] ?? '');
  if (route.kind !== 'route' || route.name !== 'person' || route.params.name === '') return null;
  const place = parseLocation(route.params.location);
  return 'stateCode' in place && isNamelessState(place.stateCode) ? null : route.params.name;
}
