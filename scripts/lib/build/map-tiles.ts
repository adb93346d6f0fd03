import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { mapTile } from '../../../shared/urls/builders/map-paths.ts';
import { countryTiles } from './country-tiles.ts';

/** The tiles' folder, as in their paths. */
const FOLDER = mapTile({ z: 0, x: 0, y: 0 }).replace('0/0/0.mvt', '');

/** The map's worker. Vite would add its client to it, which only a page can run. */
const MAP_WORKER = '/node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs';

/** Writes the country's tiles for far zooms (F7-23) to the static files, in half a second. */
export function writeCountryTiles(folder: string): void {
  for (const { path, body } of countryTiles()) {
    const file = join(folder, FOLDER, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
}

/** In development, serves the country's tiles, since there is no such folder, and the map's worker unchanged. */
export function mapTiles(): Plugin {
  let tiles: ReadonlyMap<string, Uint8Array> | null = null;
  return {
    name: 'porchlight:map-tiles',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? '';
        if (path === MAP_WORKER) {
          response.setHeader('content-type', 'text/javascript');
          response.end(readFileSync(join(server.config.root, path)));
          return;
        }
        if (!path.startsWith(FOLDER)) return next();
        tiles ??= new Map([...countryTiles()].map((tile) => [FOLDER + tile.path, tile.body]));
        const body = tiles.get(path);
        if (body === undefined) return next();
        response.setHeader('content-type', 'application/vnd.mapbox-vector-tile');
        response.end(body);
      });
    },
  };
}
