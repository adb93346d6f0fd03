import type { MiddlewareHandler } from 'hono';
import type { RouteName } from '../../shared/urls/route-table.ts';
import { type EdgeEnv, isApiPath } from '../context.ts';
import { askAboutSite } from '../render/about-site.ts';

/** Routes whose answers say nothing about the site. */
const WITHOUT_PAGE: readonly RouteName[] = [
  'map-tile',
  'map-picture',
  'sitemap',
  'sitemap-file',
  'gpc-json',
  'change-password',
];

/** Has the origin asked about the site beside the page's own data, so that no page has to begin with it. */
export const aboutSite = (): MiddlewareHandler<EdgeEnv> =>
  async function aboutSite(c, next) {
    const route = c.get('route')?.name;
    const isPage = !isApiPath(c.get('url').pathname) && (route === undefined || !WITHOUT_PAGE.includes(route));
    if (isPage) askAboutSite(c);
    return next();
  };
