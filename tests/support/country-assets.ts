import { countryTiles } from '../../scripts/lib/build/country-tiles.ts';

const tiles = new Map([...countryTiles()].map(({ path, body }) => [path, body]));

/** The static files of the site, as far as they are tiles of the country: what the ASSETS binding serves. */
export const countryAssets = {
  async fetch({ url }: Request): Promise<Response> {
    const body = tiles.get(/\d+\/\d+\/\d+\.mvt$/.exec(url)?.[0] ?? '');
    return body === undefined ? new Response(null, { status: 404 }) : new Response(new Uint8Array(body));
  },
};
