import { STATE_FLAGS } from '../../contract/state-flag.ts';
import { FUNNEL_KEYS } from '../../funnels/funnel-link.ts';
import * as recordPaths from '../builders/record-paths.ts';
import { questionsOf, wishesOf } from '../builders/state-flag-paths.ts';
import { isPersonId } from '../identifiers.ts';
import { withQuery } from '../query.ts';
import { type RouteName, routeRow } from '../route-table.ts';
import { type ParsedRoute, type PlainRouteName, parsePath } from './parse-path.ts';

/** Longer paths are never a genuine way back. */
const REDIRECT_MAX = 2000;

/**
 * Query values that survive a redirect, in the order they are written. Left out on purpose: `email`, tokens and unknown
 * names. Flags that change state become questions (P2-064), because anybody can write a link to the log-in page.
 */
const KEPT_QUERY = [
  'name',
  'location',
  'age',
  'state',
  'city',
  'sort',
  'page',
  'show_info_banner',
  'is_free',
  'from_monitored_reports',
  'stub',
  'deltas_seen',
  'view',
  'record',
  'full',
  ...FUNNEL_KEYS,
  'email_campaign',
  'property',
  'searchQuotaExceeded',
] as const;

/**
 * What a single page needs to look the same after a log-in: whom the court is asked about (P7-057). Never the birth
 * date (P7-059).
 */
const KEPT_FOR: { readonly [N in RouteName]?: readonly string[] } = {
  'purchase-court-runner': ['firstName', 'middleName', 'lastName'],
  'checkout-summary': ['plan', 'period'],
  // The form that was sent; only the browser that sent it knows more.
  'checkout-wait': ['sent'],
  'record-error': ['record'],
  // What a mail was about.
  purchases: ['part'],
  // The plan that was picked.
  'change-plan': ['to'],
  upgrade: ['upgradeType'],
  // The upgrade that was left for another payment method.
  person: ['changedPaymentMethod', 'upgradeType'],
  // Only the account of the invited address can use it, so the token opens nothing to anybody else who reads it.
  'family-invitation': ['token'],
};

/** Where a visitor came from: kept because prices and statistics depend on it (P2-132, F7-10). */
const KEPT_CAMPAIGN = ['eid', 'gclid', 'msclkid', 'utm_medium'] as const;
/** What ad networks add to a click: opaque, and neither a name nor an email address. */
const CAMPAIGN_VALUE = /^[\w.~-]{1,200}$/;

/**
 * A same-site path to send a visitor to, parsed and rebuilt from its parts, or the fallback. Never another site, a
 * call, a log-in or log-out, or a path without a route.
 *
 * @param propertySite the only other site allowed in the query's `propertyUrl` (P2-119)
 */
export function safeRedirectPath(
  raw: string | null | undefined,
  fallback = '/',
  propertySite: string | null = null,
): string {
  return rebuild(raw, { keepsPath: true, propertySite }) ?? fallback;
}

/** Our own /property/{pnpId} for a propertyUrl; null for anything else (F2-35). */
export function safePropertyPath(raw: string | null | undefined): string | null {
  const route = parseSameSite(raw)?.route;
  return route?.name === 'property' ? recordPaths.property(route.params) : null;
}

/**
 * propertyUrl when there is an external property site: an address on exactly that host at property/{pnpId} (F2-34,
 * P2-119), rebuilt; else our own path; null for anything else.
 *
 * @param propertySite scheme and host of PROPERTY_SITE_URL; null when this site serves property pages.
 * @param ownSite scheme and host of this site, whose absolute address is as good as its path, with http as with https
 */
export function safePropertyUrl(
  raw: string | null | undefined,
  propertySite: string | null,
  ownSite: string | null = null,
): string | null {
  const url = raw == null ? null : URL.parse(raw);
  if (url === null) return safePropertyPath(raw);
  if (isOn(url, ownSite, ['http:', 'https:'])) return safePropertyPath(url.pathname);
  const site = propertySite === null ? null : URL.parse(propertySite);
  if (site === null || !isOn(url, propertySite, [site.protocol])) return null;
  const path = safePropertyPath(url.pathname);
  return path === null ? null : site.origin + path;
}

function isOn(url: URL, site: string | null, protocols: readonly string[]): boolean {
  return site !== null && url.host === URL.parse(site)?.host && protocols.includes(url.protocol);
}

function rebuild(
  raw: string | null | undefined,
  { keepsPath, propertySite }: { readonly keepsPath: boolean; readonly propertySite: string | null },
): string | null {
  const parsed = parseSameSite(raw);
  if (parsed === null || !isDestination(parsed.route)) return null;
  const { route, query } = parsed;
  const path = buildRoute(route);
  if (path === null) return null;
  const wished = new Set([...wishesOf(query), ...questionsOf(query)]);
  return withQuery(path, {
    ...Object.fromEntries([...KEPT_QUERY, ...(KEPT_FOR[route.name] ?? [])].map((key) => [key, query.get(key)])),
    ...Object.fromEntries(KEPT_CAMPAIGN.map((key) => [key, campaignValue(query.get(key))])),
    ask: route.name === 'person' ? STATE_FLAGS.filter((flag) => wished.has(flag)).join(',') : null,
    page: recordPaths.pageValue(Number(query.get('page'))),
    propertyUrl: safePropertyUrl(query.get('propertyUrl'), propertySite),
    // Only one level deep: a path within a path within a path is not a genuine way back either.
    path: keepsPath ? rebuild(query.get('path'), { keepsPath: false, propertySite }) : null,
  });
}

function campaignValue(raw: string | null): string | null {
  return raw !== null && CAMPAIGN_VALUE.test(raw) ? raw : null;
}

function parseSameSite(raw: string | null | undefined): { route: ParsedRoute; query: URLSearchParams } | null {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so none of them is allowed.
  if (raw == null || raw.length > REDIRECT_MAX || /[\\\s\p{Cc}]/u.test(raw) || !/^\/(?!\/)/.test(raw)) return null;
  const withoutHash = raw.split('#', 1)[0] ?? '';
  const mark = withoutHash.indexOf('?');
  const parsed = parsePath(mark === -1 ? withoutHash : withoutHash.slice(0, mark));
  const route = parsed.kind === 'trailing-slash' ? parsePath(parsed.target) : parsed;
  if (route.kind !== 'route') return null;
  return { route, query: new URLSearchParams(mark === -1 ? '' : withoutHash.slice(mark + 1)) };
}

function isDestination(route: ParsedRoute): boolean {
  const { name } = route;
  return !/^\/(?:auth|\.well-known)\//.test(routeRow(name).pattern) && name !== 'robots' && name !== 'sitemap';
}

/**
 * The path of a route, made by its builder in `paths`; null for a person path that only redirects (P2-009), or one that
 * is not a page.
 */
function buildRoute(route: ParsedRoute): string | null {
  switch (route.name) {
    case 'person-search':
      return recordPaths.personSearch(route.params);
    case 'person':
      // A name that no path can spell becomes '-', which means something else before another kind of id.
      return isPersonId(route.params.id) ? recordPaths.personPath(route.params) : null;
    case 'monitor':
      return recordPaths.monitor(route.params);
    case 'phone':
      return recordPaths.phone(route.params);
    case 'phone-report':
      return recordPaths.phoneReport(route.params);
    case 'phone-dispute':
      return recordPaths.phoneDispute(route.params);
    case 'street':
      return recordPaths.street(route.params);
    case 'address':
      return recordPaths.address(route.params);
    case 'white-pages':
      return recordPaths.whitePages(route.params);
    case 'property-search':
      return recordPaths.propertySearch(route.params);
    case 'property':
      return recordPaths.property(route.params);
    case 'directory-letter':
      return recordPaths.directoryLetter({ lastName: route.params.letter });
    case 'directory-name':
      return recordPaths.directoryName({ lastName: route.params.partial });
    case 'invoice':
      return recordPaths.invoice(route.params);
    case 'order':
      return recordPaths.order(route.params);
    case 'opt-out-status':
      return recordPaths.optOutStatus(route.params);
    case 'privacy-request':
      return recordPaths.privacyRequest(route.params);
    case 'operator-request':
      return recordPaths.operatorRequest(route.params);
    case 'sitemap-file':
    case 'map-picture':
    case 'map-tile':
      return null;
    default:
      return plainPath(route.name);
  }
}

/** A route without {params} has a single path: its pattern. */
function plainPath(name: PlainRouteName): string {
  return routeRow(name).pattern;
}
