import { parseMapPicture } from '../../shared/urls/map-paths.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, paramsOf } from '../context.ts';
import { Refusal } from '../errors.ts';
import { allowKeeping } from '../middleware/cache-rule.ts';
import { drawPicture } from './draw-picture.ts';
import { gridPlaces } from './grid-places.ts';

/**
 * GET /tiles/v1/picture/{theme}/{spot}.svg: the map of a place for who has no JavaScript. No cache between keeps it,
 * because an exact position is a viewer's own.
 */
export function mapPicture(c: EdgeContext): Response {
  const { theme, spot } = paramsOf(c, 'map-picture');
  const picture = parseMapPicture(theme, spot);
  if (picture === null || c.var.url.pathname !== paths.mapPicture(picture)) throw new Refusal(404, 'no such picture');
  allowKeeping(c, 'viewer');
  return c.body(drawPicture(picture, gridPlaces), 200, { 'Content-Type': 'image/svg+xml' });
}
