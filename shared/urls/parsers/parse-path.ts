import { matchSegments, type ParamRouteName, pathSegments, type RouteName } from '../route-table.ts';
import { paramParsers, type RouteParams } from './route-params.ts';

export type { PersonParams, PersonSearchParams } from './route-params.ts';

export type PlainRouteName = Exclude<RouteName, ParamRouteName>;

/** A path of one of our routes, with the values of its {params}. */
export type ParsedRoute = ParamRoute | PlainRoute;

type ParamRoute<N extends ParamRouteName = ParamRouteName> = {
  readonly [K in N]: { readonly kind: 'route'; readonly name: K; readonly params: RouteParams[K] };
}[N];

interface PlainRoute {
  readonly kind: 'route';
  readonly name: PlainRouteName;
  readonly params: Readonly<Record<string, never>>;
}

export type ParsedPath =
  | ParsedRoute
  /** an invalid percent-escape, or a control character: 400 */
  | { readonly kind: 'malformed' }
  /** 301 to `target`, a same-site path without a query */
  | { readonly kind: 'trailing-slash'; readonly target: string }
  | { readonly kind: 'not-found' };

/**
 * Reads the raw path of a request: splits it first, then decodes each segment once, so that an encoded slash stays
 * inside its segment (F2-42, P2-008).
 */
export function parsePath(rawPathname: string): ParsedPath {
  if (!rawPathname.startsWith('/')) return { kind: 'not-found' };
  const raw = pathSegments(rawPathname);
  const decoded = decodeAll(raw);
  if (decoded === null) return { kind: 'malformed' };
  // We have no path parameters (';v=1') (F2-40); an encoded semicolon is an ordinary character in its segment.
  if (raw.some((segment) => segment.includes(';'))) return { kind: 'not-found' };

  const hasTrailingSlash = decoded.at(-1) === '';
  const segments = hasTrailingSlash ? decoded.slice(0, -1) : decoded;
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return { kind: 'not-found' };
  const route = readRoute(segments);
  if (route === null) return { kind: 'not-found' };
  if (hasTrailingSlash) {
    const target = `/${segments.map(encodeURIComponent).join('/')}`;
    return segments.length === 0 ? { kind: 'not-found' } : { kind: 'trailing-slash', target };
  }
  return route;
}

function readRoute(segments: readonly string[]): ParsedRoute | null {
  const match = matchSegments(segments);
  if (match === null) return null;
  const { name, params } = match;
  return hasParams(name) ? readParams(name, params) : { kind: 'route', name, params: {} };
}

function readParams<N extends ParamRouteName>(
  name: N,
  segments: Readonly<Record<string, string>>,
): ParamRoute<N> | null {
  const params = paramParsers[name]((param) => segments[param] ?? '');
  return params === null ? null : { kind: 'route', name, params };
}

function hasParams(name: RouteName): name is ParamRouteName {
  return Object.hasOwn(paramParsers, name);
}

/** Nothing is escaped, and every character is allowed in a path. */
const PLAIN = /^[\w.~-]*$/;

function decodeAll(segments: readonly string[]): readonly string[] | null {
  if (segments.every((segment) => PLAIN.test(segment))) return segments;
  try {
    const decoded = segments.map(decodeURIComponent);
    return decoded.some((segment) => /\p{Cc}/u.test(segment) || !segment.isWellFormed()) ? null : decoded;
  } catch {
    return null;
  }
}
