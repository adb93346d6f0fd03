import type { MiddlewareHandler } from 'hono';
import { calls } from '../../shared/contract/calls.ts';
import { type ParsedPath, parsePath } from '../../shared/urls/parsers/parse-path.ts';
import { remember } from '../../shared/urls/remember.ts';
import { pathSegments } from '../../shared/urls/route-table.ts';
import { type EdgeEnv, isApiPath } from '../context.ts';
import { Refusal } from '../failures/errors.ts';

const PURGE_PATH = calls.purge.path;
/** Longest path segment, in characters. An id may be longer; it is then an unknown one. */
export const SEGMENT_MAX = 200;
const ID_POSITION = 3;

interface ReadAddress {
  readonly url: URL;
  readonly parsed: ParsedPath;
}
// Hono asks for the routing path before any middleware runs, so each URL would be parsed twice.
const read = new WeakMap<Request, ReadAddress>();

/** Readers share most of their paths; longer ones are not worth the room. */
const parseKnownPath = remember(parsePath, { most: 500, longest: 200 });

/** The URL of a request and what it means, parsed once. */
export function readAddress(request: Request): ReadAddress {
  const before = read.get(request);
  if (before !== undefined) return before;
  const url = new URL(request.url);
  const address = { url, parsed: parseKnownPath(url.pathname) };
  read.set(request, address);
  return address;
}

/** What Hono routes by: the route's name, because fixed segments are case-insensitive (F2-37). */
export function routingPath(request: Request): string {
  const { url, parsed } = readAddress(request);
  if (isApiPath(url.pathname)) return '/api';
  if (url.pathname === PURGE_PATH) return PURGE_PATH;
  return parsed.kind === 'route' ? `/${parsed.name}` : '/';
}

/**
 * Reads the request's raw path before anything else does: a malformed escape is a 400 (F8-14), an unknown path a 404,
 * one trailing slash a 301 (F2-38). The gateway matches calls exactly.
 */
export const requestPath = (): MiddlewareHandler<EdgeEnv> =>
  async function requestPath(c, next) {
    const { url, parsed } = readAddress(c.req.raw);
    c.set('url', url);
    c.set('route', null);
    if (isApiPath(url.pathname)) return next();

    switch (parsed.kind) {
      case 'malformed':
        throw new Refusal(
          400,
          'A percent sign in it is not followed by two digits, or it holds a character that nobody can type.',
        );
      case 'trailing-slash':
        if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new Refusal(404, 'no such path');
        return c.redirect(parsed.target + url.search, 301);
      case 'route':
        if (hasLongSegment(url.pathname, parsed.name)) throw new Refusal(404, 'a segment is too long');
        c.set('route', parsed);
    }
    return next();
  };

function hasLongSegment(pathname: string, route: string): boolean {
  if (pathname.length <= SEGMENT_MAX) return false;
  return pathSegments(pathname).some(
    (segment, index) =>
      !(route === 'person' && index === ID_POSITION) && decodeURIComponent(segment).length > SEGMENT_MAX,
  );
}
