import type { TileAddress } from '../../shared/geo/web-mercator.ts';
import {
  mapTile,
  parseMapPicture,
  type RegionPicture,
  type StreetsPicture,
} from '../../shared/urls/builders/map-paths.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, isHead, paramsOf } from '../context.ts';
import { Refusal } from '../failures/errors.ts';
import { allowKeeping } from '../middleware/cache-rule.ts';
import { keptOrDrawn } from './data-center-cache.ts';
import { drawRegion } from './draw-region.ts';
import { drawStreets } from './draw-streets.ts';
import { gridPlaces } from './grid-places.ts';

const CONTENT_TYPE = 'image/svg+xml';

/**
 * GET /tiles/{version}/picture/{theme}/{spot}.svg: what is under the pins and names of a page's map. The streets around
 * an exact position belong to one viewer, so no cache keeps them, the browser's included; a region is the same for
 * everyone.
 */
export async function mapPicture(c: EdgeContext): Promise<Response> {
  const { theme, spot } = paramsOf(c, 'map-picture');
  const picture = parseMapPicture(theme, spot);
  // A cache holds each picture once.
  if (picture === null || c.get('url').pathname !== pathOf(picture)) throw new Refusal(404, 'no such picture');
  const isExact = !('zoom' in picture);
  if (!isExact) allowKeeping(c);
  if (isHead(c)) return c.body(null, 200, { 'Content-Type': CONTENT_TYPE });
  const body = isExact
    ? drawStreets(picture, picture.theme, gridPlaces)
    : await keptOrDrawn(c, c.get('url').pathname, CONTENT_TYPE, async () =>
        encoded(await drawRegion(picture, picture.theme, gridPlaces, (tile) => countryTile(c, tile))),
      );
  return c.body(body, 200, { 'Content-Type': CONTENT_TYPE });
}

/** A file of the country's tiles. Where there is none, there is only the sea. */
async function countryTile(c: EdgeContext, tile: TileAddress): Promise<ArrayBuffer | null> {
  const response = await c.env.ASSETS.fetch(new Request(new URL(mapTile(tile), c.get('url'))));
  if (response.ok) return response.arrayBuffer();
  if (response.status !== 404) throw new Error(`a tile of the country answered ${response.status}`);
  return null;
}

const pathOf = (picture: StreetsPicture | RegionPicture) =>
  'zoom' in picture ? paths.mapRegion(picture) : paths.mapStreets(picture);

function encoded(text: string): ArrayBuffer {
  return new Uint8Array(new TextEncoder().encode(text)).buffer;
}
