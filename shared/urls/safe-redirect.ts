import { buildLocationSegment } from './location.ts';
import { type ParsedRoute, parsePath } from './parse-path.ts';
import { withQuery } from './query.ts';
import { pathSegments, routeRow } from './route-table.ts';
import { buildSegment } from './segments.ts';

/** Longer ones are nobody's way back. */
const REDIRECT_MAX = 2000;

/**
 * Query values that survive a redirect, in the order they are written. Left out on purpose: flags that change state
 * (decisions 3), `email`, tokens, and every name that is not ours.
 */
const KEPT_QUERY = [
  'name',
  'location',
  'page',
  'show_info_banner',
  'is_free',
  'from_monitored_reports',
  'stub',
  'deltas_seen',
  'view',
  'full',
  'wp_term',
  'wp_content',
  'wp_source',
  'wp_medium',
  'funnelType',
  'addressId',
  'wpId',
  'phoneNumber',
  'emailUpgrade',
  'phoneintelUpgrade',
  'email_campaign',
  'property',
  'searchQuotaExceeded',
] as const;

/**
 * A same-site path to send somebody to, parsed and rebuilt from its parts, or the fallback: never another site, a
 * call, a log-in or log-out, or a path that no route has (decisions 2).
 */
export function safeRedirectPath(raw: string | null | undefined, fallback = '/'): string {
  return rebuild(raw, { keepsPath: true }) ?? fallback;
}

/** Our own /property/{pnpId} as propertyUrl may name it; null for anything else (decisions 2). */
export function safePropertyPath(raw: string | null | undefined): string | null {
  const route = parseSameSite(raw)?.route;
  return route?.name === 'property' ? buildRoute(route) : null;
}

/**
 * propertyUrl where the external property site has an address of its own: an address on exactly that host at
 * property/{pnpId} (F 2), rebuilt; else our own path; null for anything else.
 *
 * @param propertySiteUrl PROPERTY_SITE_URL; null when property pages are ours.
 */
export function safePropertyUrl(raw: string | null | undefined, propertySiteUrl: string | null): string | null {
  const site = propertySiteUrl === null ? null : URL.parse(propertySiteUrl);
  const url = raw == null || site === null ? null : URL.parse(raw);
  if (site === null || url === null) return safePropertyPath(raw);
  if (url.protocol !== site.protocol || url.host !== site.host) return null;
  const path = safePropertyPath(url.pathname);
  return path === null ? null : site.origin + path;
}

function rebuild(raw: string | null | undefined, options: { readonly keepsPath: boolean }): string | null {
  const parsed = parseSameSite(raw);
  if (parsed === null || !isDestination(parsed.route)) return null;
  const { route, query } = parsed;
  return withQuery(buildRoute(route), {
    ...Object.fromEntries(KEPT_QUERY.map((key) => [key, query.get(key)])),
    propertyUrl: safePropertyPath(query.get('propertyUrl')),
    // One step deep: a path within a path within a path is nobody's way back either.
    path: options.keepsPath ? rebuild(query.get('path'), { keepsPath: false }) : null,
  });
}

function parseSameSite(raw: string | null | undefined): { route: ParsedRoute; query: URLSearchParams } | null {
  // Browsers read a backslash as a slash and drop tabs and line ends, so none of them may be in it.
  if (raw == null || raw.length > REDIRECT_MAX || /[\\\s\p{Cc}]/u.test(raw) || !/^\/(?!\/)/.test(raw)) return null;
  const withoutHash = raw.split('#', 1)[0] ?? '';
  const mark = withoutHash.indexOf('?');
  const parsed = parsePath(mark === -1 ? withoutHash : withoutHash.slice(0, mark));
  const route = parsed.kind === 'trailing-slash' ? parsePath(parsed.target) : parsed;
  if (route.kind !== 'route') return null;
  return { route, query: new URLSearchParams(mark === -1 ? '' : withoutHash.slice(mark + 1)) };
}

function isDestination(route: ParsedRoute): boolean {
  return !routeRow(route.name).pattern.startsWith('/auth/') && route.name !== 'robots';
}

function buildRoute(route: ParsedRoute): string {
  const params: Readonly<Record<string, string>> =
    route.name === 'person-search' || route.name === 'person'
      ? {
          ...route.params,
          name: buildSegment(route.params.name),
          location: buildLocationSegment(route.params.location),
        }
      : route.params;
  const segments = pathSegments(routeRow(route.name).pattern).map((part) =>
    part.startsWith('{') ? encodeURIComponent(params[part.slice(1, -1)] ?? '') : part,
  );
  return `/${segments.join('/')}`;
}
