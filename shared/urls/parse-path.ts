import { formatLocation, parseLocation } from './location.ts';
import { matchSegments, pathSegments, type RouteName } from './route-table.ts';
import { parseSegment } from './segments.ts';

/** A path of one of our routes. Names and places are words as read from the path, '' where it has a dash. */
export type ParsedRoute =
  | { readonly kind: 'route'; readonly name: 'person-search'; readonly params: PersonSearchParams }
  | { readonly kind: 'route'; readonly name: 'person'; readonly params: PersonParams }
  | {
      readonly kind: 'route';
      readonly name: Exclude<RouteName, 'person-search' | 'person'>;
      /** each segment decoded once, otherwise as it is written */
      readonly params: Readonly<Record<string, string>>;
    };

export interface PersonSearchParams {
  /** 'Maya Ostrowski' */
  readonly name: string;
  /** 'Portland, OR', 'OR', '97217' or '' */
  readonly location: string;
}

export interface PersonParams extends PersonSearchParams {
  /** decoded once, otherwise as it is written: it may be anything */
  readonly id: string;
}

export type ParsedPath =
  | ParsedRoute
  /** a percent-escape that is none, or a control character: 400 */
  | { readonly kind: 'malformed' }
  /** 301 to `target`, a same-site path without query */
  | { readonly kind: 'trailing-slash'; readonly target: string }
  | { readonly kind: 'not-found' };

/**
 * Reads the raw path of a request, as it came: split first and each segment decoded once, so that an encoded slash
 * stays inside its segment (decisions 2).
 */
export function parsePath(rawPathname: string): ParsedPath {
  if (!rawPathname.startsWith('/')) return { kind: 'not-found' };
  const raw = pathSegments(rawPathname);
  const decoded = decodeAll(raw);
  if (decoded === null) return { kind: 'malformed' };
  // A path parameter (';v=1') is none of ours; an encoded semicolon is an ordinary character of its segment.
  if (raw.some((segment) => segment.includes(';'))) return { kind: 'not-found' };

  const hasTrailingSlash = decoded.at(-1) === '';
  const segments = hasTrailingSlash ? decoded.slice(0, -1) : decoded;
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return { kind: 'not-found' };
  const match = matchSegments(segments);
  if (match === null) return { kind: 'not-found' };
  if (hasTrailingSlash) {
    const target = `/${segments.map(encodeURIComponent).join('/')}`;
    return segments.length === 0 ? { kind: 'not-found' } : { kind: 'trailing-slash', target };
  }
  return toRoute(match.name, match.params);
}

function toRoute(name: RouteName, params: Readonly<Record<string, string>>): ParsedRoute {
  if (name !== 'person-search' && name !== 'person') return { kind: 'route', name, params };
  const search = {
    name: parseSegment(params.name ?? ''),
    location: formatLocation(parseLocation(params.location ?? '')),
  };
  if (name === 'person-search') return { kind: 'route', name, params: search };
  return { kind: 'route', name, params: { ...search, id: params.id ?? '' } };
}

function decodeAll(segments: readonly string[]): string[] | null {
  try {
    const decoded = segments.map(decodeURIComponent);
    return decoded.some((segment) => /\p{Cc}/u.test(segment) || !segment.isWellFormed()) ? null : decoded;
  } catch {
    return null;
  }
}
