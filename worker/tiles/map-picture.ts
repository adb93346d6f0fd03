import { parseMapPicture } from '../../shared/urls/builders/map-paths.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, isHead, paramsOf } from '../context.ts';
import { Refusal } from '../failures/errors.ts';
import { allowKeeping } from '../middleware/cache-rule.ts';
import { keptOrDrawn } from './data-center-cache.ts';
import { drawPicture } from './draw-picture.ts';
import { gridPlaces } from './grid-places.ts';

const CONTENT_TYPE = 'image/svg+xml';

/**
 * GET /tiles/v2/picture/{theme}/{spot}.svg: the map of a place for readers without JavaScript. A picture of an exact
 * position belongs to one viewer, so no cache keeps it, the browser's included; a vague one is the same for everyone.
 */
export async function mapPicture(c: EdgeContext): Promise<Response> {
  const { theme, spot } = paramsOf(c, 'map-picture');
  const picture = parseMapPicture(theme, spot);
  if (picture === null || c.get('url').pathname !== paths.mapPicture(picture))
    throw new Refusal(404, 'no such picture');
  if (picture.isVague) allowKeeping(c);
  if (isHead(c)) return c.body(null, 200, { 'Content-Type': CONTENT_TYPE });
  const draw = () => drawPicture(picture, gridPlaces);
  const body = picture.isVague
    ? await keptOrDrawn(c, paths.mapPicture(picture), CONTENT_TYPE, () => encoded(draw()))
    : draw();
  return c.body(body, 200, { 'Content-Type': CONTENT_TYPE });
}

function encoded(text: string): ArrayBuffer {
  return new Uint8Array(new TextEncoder().encode(text)).buffer;
}
