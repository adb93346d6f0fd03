import type { MiddlewareHandler } from 'hono';
import { indexPageOf } from '../../shared/urls/index-paths.ts';
import { parsePath } from '../../shared/urls/parsers/parse-path.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext, EdgeEnv } from '../context.ts';
import { Refusal } from '../failures/errors.ts';

/**
 * 404 for any unknown path; but the beginning of our own paths, which someone may type, leads to the page that lists what
 * is below it, and a name alone to its search.
 */
export async function unknownPath(c: EdgeContext): Promise<Response> {
  const { pathname, search } = c.get('url');
  const index = indexPageOf(pathname);
  const target = index === null ? searchForNameAlone(pathname) : index + search;
  if (target !== null && c.req.method !== 'POST') return c.redirect(target, 301);
  throw new Refusal(404, 'no such path');
}

/** /name/Maya-Ostrowski, without a place (F2-06). */
function searchForNameAlone(pathname: string): string | null {
  if (!/^\/name\/[^/]+\/?$/i.test(pathname)) return null;
  const parsed = parsePath(`${pathname.replace(/\/$/, '')}/-`);
  return parsed.kind === 'route' && parsed.name === 'person-search' ? paths.personSearch(parsed.params) : null;
}

/** Guards what only local runs have: elsewhere the path is as unknown as any other, by every method. */
export const localOnly = (): MiddlewareHandler<EdgeEnv> =>
  async function localOnly(c, next) {
    if (!c.get('settings').isLocal) return unknownPath(c);
    return next();
  };
