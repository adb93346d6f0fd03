import { withoutStateFlags } from '../../shared/urls/builders/state-flag-paths.ts';
import { parsePath } from '../../shared/urls/parsers/parse-path.ts';
import { safeRedirectPath } from '../../shared/urls/parsers/safe-redirect.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';

/** Longer addresses are never those of our pages. In characters. */
const PATH_MAX = 2_000;
/** Routes that answer no GET. */
const ONLY_POSTED: ReadonlySet<string> = new Set(['logout', 'renew-link']);

/**
 * The page that a reader was on when they answered the banner: exactly that one, with a link's token, which no page
 * repeats in its HTML. The browser's Referer says it, and only our own pages may post; without one, the path that the form
 * holds. What an address asks to change is left out: the reader answered a question about cookies.
 */
export function pageAskedFrom(c: EdgeContext, path: string | null): string {
  return ownReferrer(c) ?? safeRedirectPath(path, paths.home());
}

/** A page to offer as the way back, rebuilt from its parts; null if there is none, or it is the page of the choices. */
export function wayBackFrom(c: EdgeContext, path: string | null): string | null {
  const back = safeRedirectPath(path ?? ownReferrer(c), '');
  return back === '' || back.startsWith(paths.cookieChoices()) ? null : back;
}

function ownReferrer(c: EdgeContext): string | null {
  const from = URL.parse(c.req.header('referer') ?? '');
  if (from === null || from.host !== c.get('url').host || from.pathname.startsWith('//')) return null;
  const path = from.pathname + from.search;
  const route = parsePath(from.pathname);
  if (path.length > PATH_MAX || route.kind !== 'route' || ONLY_POSTED.has(route.name)) return null;
  return route.name === 'person' ? withoutStateFlags(path) : path;
}
