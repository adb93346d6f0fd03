import type { StyleSpecification } from 'maplibre-gl';
import {
  COUNTRY_TILES_ZOOM_MAX,
  HIGHWAY_WIDTHS,
  ROAD_WIDTHS,
  ROADS_FROM_ZOOM,
  START_ZOOM,
} from '../../../../shared/geo/map-numbers.ts';
import { TILE_ZOOM_MAX } from '../../../../shared/urls/builders/map-paths.ts';

/** Where the coastline and highways give way to streets, which have no coastline and fade in. */
const SHORE = [ROADS_FROM_ZOOM, ROADS_FROM_ZOOM + 1.5] as const;
const TOKENS = ['land', 'block', 'road', 'park', 'water'] as const;

/**
 * Draws the tiles with the page's own tokens, such as `--map-land`, as they are now, and like the picture before it
 * (worker/tiles/draw-region.ts). Names are not the style's: one layout places them with the pins (map-labels.ts).
 */
export function mapStyle(tilesUrl: string): StyleSpecification {
  const tokens = getComputedStyle(document.documentElement);
  const color = Object.fromEntries(
    TOKENS.map((name) => [name, tokens.getPropertyValue(`--map-${name}`).trim()]),
  ) as Record<(typeof TOKENS)[number], string>;
  const line = tokens.getPropertyValue('--line-strong').trim();
  // The map reads tiles in a worker, where a path alone is not a URL.
  const tiles = [tilesUrl.startsWith('/') ? location.origin + tilesUrl : tilesUrl];
  const roadWidth = (rank: 0 | 1 | 2): StyleSpecification['layers'][number] => ({
    id: `roads-${rank}`,
    type: 'line',
    source: 'streets',
    'source-layer': 'roads',
    filter: ['==', ['get', 'rank'], rank],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': color.road,
      'line-opacity': ['interpolate', ['linear'], ['zoom'], SHORE[0], 0, SHORE[1], 1],
      'line-width': [
        ...['interpolate' as const, ['exponential' as const, 1.6] as ['exponential', number], ['zoom'] as ['zoom']],
        ...[ROADS_FROM_ZOOM, 1, START_ZOOM, ROAD_WIDTHS[rank], 19, ROAD_WIDTHS[rank] * 5],
      ] as never,
    },
  });
  const fill = (layer: string, paint: string): StyleSpecification['layers'][number] => ({
    id: layer,
    type: 'fill',
    source: 'streets',
    'source-layer': layer,
    paint: { 'fill-color': paint },
  });
  const farArea = (layer: string, paint: string): StyleSpecification['layers'][number] => ({
    id: layer,
    type: 'fill',
    source: 'country',
    'source-layer': layer,
    maxzoom: SHORE[1],
    paint: { 'fill-color': paint },
  });
  const farLine = (
    id: string,
    paint: Record<string, unknown>,
    more: Partial<{ layer: string; filter: unknown }> = {},
  ): StyleSpecification['layers'][number] =>
    ({
      id,
      type: 'line',
      source: 'country',
      'source-layer': more.layer ?? id,
      maxzoom: SHORE[1],
      ...(more.filter === undefined ? {} : { filter: more.filter }),
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint,
    }) as StyleSpecification['layers'][number];
  return {
    version: 8,
    sources: {
      country: { type: 'vector', tiles, minzoom: 0, maxzoom: COUNTRY_TILES_ZOOM_MAX },
      streets: { type: 'vector', tiles, minzoom: ROADS_FROM_ZOOM, maxzoom: TILE_ZOOM_MAX },
    },
    layers: [
      {
        id: 'background',
        type: 'background',
        paint: {
          'background-color': ['interpolate', ['linear'], ['zoom'], SHORE[0], color.water, SHORE[1], color.land],
        },
      },
      farArea('neighbors', color.block),
      farLine('neighbors-edge', { 'line-color': color.block, 'line-width': 3 }, { layer: 'neighbors' }),
      farArea('great-lakes', color.water),
      farArea('land', color.land),
      farArea('lakes', color.water),
      farLine('rivers', { 'line-color': color.water, 'line-width': 2 }),
      farLine('counties', { 'line-color': line, 'line-opacity': 0.25, 'line-width': 0.7 }, borders('county')),
      ...([2, 1, 0] as const).map((rank) =>
        farLine(
          `highways-${rank}`,
          { 'line-color': color.road, 'line-width': HIGHWAY_WIDTHS[rank], 'line-opacity': FADING },
          { layer: 'highways', filter: ['==', ['get', 'rank'], rank] },
        ),
      ),
      farLine(
        'states',
        { 'line-color': line, 'line-opacity': 0.7, 'line-width': 1, 'line-dasharray': [5, 4] },
        borders('state'),
      ),
      fill('blocks', color.block),
      fill('parks', color.park),
      fill('ponds', color.water),
      ...([2, 1, 0] as const).map(roadWidth),
      // Nothing is drawn of these: names are read from them.
      farLine('places', { 'line-opacity': 0 }),
    ],
  };
}

/** The country's roads end where those of towns are there. */
const FADING = ['interpolate', ['linear'], ['zoom'], SHORE[0], 1, SHORE[1], 0];
const borders = (kind: 'county' | 'state') => ({ layer: 'borders', filter: ['==', ['get', 'kind'], kind] });
