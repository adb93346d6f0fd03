import { parseMapTile } from '../../shared/urls/builders/map-paths.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, isHead, paramsOf } from '../context.ts';
import { Refusal } from '../failures/errors.ts';
import { allowKeeping } from '../middleware/cache-rule.ts';
import { keptOrDrawn } from './data-center-cache.ts';
import { encodeTile } from './encode-tile.ts';
import { gridPlaces } from './grid-places.ts';

const CONTENT_TYPE = 'application/vnd.mapbox-vector-tile';

/**
 * GET /tiles/{version}/{z}/{x}/{y}.mvt, where no prebuilt tile file is in front of it (F7-23): streets from zoom 11 on,
 * an empty tile where there is nothing to draw. The same for everyone, so any cache may keep it.
 */
export async function mapTile(c: EdgeContext): Promise<Response> {
  const { z, x, y } = paramsOf(c, 'map-tile');
  const tile = parseMapTile(z, x, y);
  // Tile URLs have one letter case, so a cache holds each tile once.
  if (tile === null || c.get('url').pathname !== paths.mapTile(tile)) throw new Refusal(404, 'no such tile');
  allowKeeping(c);
  if (isHead(c)) return c.body(null, 200, { 'Content-Type': CONTENT_TYPE });
  const body = await keptOrDrawn(
    c,
    paths.mapTile(tile),
    CONTENT_TYPE,
    () => new Uint8Array(encodeTile(tile, gridPlaces)).buffer,
  );
  return c.body(body, 200, { 'Content-Type': CONTENT_TYPE });
}
