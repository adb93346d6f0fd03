import type { TileAddress } from '../../shared/geo/web-mercator.ts';
import { parseMapTile } from '../../shared/urls/map-paths.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, isHead, paramsOf } from '../context.ts';
import { Refusal } from '../errors.ts';
import { allowKeeping } from '../middleware/cache-rule.ts';
import { encodeTile } from './encode-tile.ts';
import { gridPlaces } from './grid-places.ts';

const CONTENT_TYPE = 'application/vnd.mapbox-vector-tile';

/**
 * GET /tiles/v1/{z}/{x}/{y}.mvt, where no file of the pyramid is in front of it (F7-23): streets from zoom 8 on, an empty
 * tile where there is nothing to draw. The same for everyone, so that any cache may keep it.
 */
export async function mapTile(c: EdgeContext): Promise<Response> {
  const { z, x, y } = paramsOf(c, 'map-tile');
  const tile = parseMapTile(z, x, y);
  // Tiles are named in one letter case, so that a cache has each once.
  if (tile === null || c.var.url.pathname !== paths.mapTile(tile)) throw new Refusal(404, 'no such tile');
  allowKeeping(c, 'everyone');
  if (isHead(c)) return c.body(null, 200, { 'Content-Type': CONTENT_TYPE });
  return c.body(await tileBody(c, tile), 200, { 'Content-Type': CONTENT_TYPE });
}

/** What this data centre has drawn before, else drawn now. */
async function tileBody(c: EdgeContext, tile: TileAddress): Promise<ArrayBuffer> {
  const cache = dataCentreCache();
  const key = new URL(paths.mapTile(tile), c.var.url).href;
  const kept = await cache?.match(key);
  if (kept !== undefined) return kept.arrayBuffer();
  const body = new Uint8Array(encodeTile(tile, gridPlaces)).buffer;
  if (cache !== undefined) {
    const headers = { 'content-type': CONTENT_TYPE, 'cache-control': 'public, max-age=31536000' };
    c.executionCtx.waitUntil(cache.put(key, new Response(body, { headers })));
  }
  return body;
}

/** There is none where the edge runs outside workerd, as in its unit tests. */
function dataCentreCache(): Cache | undefined {
  return (globalThis as { readonly caches?: { readonly default?: Cache } }).caches?.default;
}
