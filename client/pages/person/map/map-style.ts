import type { StyleSpecification } from 'maplibre-gl';
import {
  COUNTRY_TILES_ZOOM_MAX,
  ROAD_WIDTHS,
  ROADS_FROM_ZOOM,
  START_ZOOM,
  VAGUE_ROAD_WIDTHS,
  VAGUE_ZOOM,
} from '../../../../shared/geo/map-numbers.ts';
import { TILE_ZOOM_MAX } from '../../../../shared/urls/builders/map-paths.ts';

/** Where the coastline gives way to streets, which have no coastline and fade in. */
const SHORE = [ROADS_FROM_ZOOM, ROADS_FROM_ZOOM + 1.5] as const;
/** The browser draws text in its own fonts: the style loads no glyph files. */
const FONT = ['sans-serif'];
const TOKENS = ['land', 'block', 'road', 'park', 'water', 'label'] as const;

/** Draws the tiles with the page's own tokens, such as `--map-land`, as they are now. */
export function mapStyle(tilesUrl: string): StyleSpecification {
  const tokens = getComputedStyle(document.documentElement);
  const color = Object.fromEntries(
    TOKENS.map((name) => [name, tokens.getPropertyValue(`--map-${name}`).trim()]),
  ) as Record<(typeof TOKENS)[number], string>;
  const line = tokens.getPropertyValue('--line-strong').trim();
  // The map reads tiles in a worker, where a path alone is not a URL.
  const tiles = [tilesUrl.startsWith('/') ? location.origin + tilesUrl : tilesUrl];
  const text = { 'text-color': color.label, 'text-halo-color': color.land, 'text-halo-width': 1.5 };
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
        ...[ROADS_FROM_ZOOM, 1, VAGUE_ZOOM, VAGUE_ROAD_WIDTHS[rank]],
        ...[START_ZOOM, ROAD_WIDTHS[rank], 19, ROAD_WIDTHS[rank] * 5],
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
      {
        id: 'land',
        type: 'fill',
        source: 'country',
        'source-layer': 'land',
        maxzoom: SHORE[1],
        paint: { 'fill-color': color.land },
      },
      fill('blocks', color.block),
      fill('parks', color.park),
      fill('ponds', color.water),
      ...([2, 1, 0] as const).map(roadWidth),
      {
        id: 'borders',
        type: 'line',
        source: 'country',
        'source-layer': 'borders',
        maxzoom: 12,
        paint: {
          'line-color': line,
          'line-opacity': ['match', ['get', 'kind'], 'state', 0.5, 0.2],
          'line-width': ['match', ['get', 'kind'], 'state', 1, 0.7],
        },
      },
      {
        id: 'street-names',
        type: 'symbol',
        source: 'streets',
        'source-layer': 'roads',
        minzoom: 13,
        layout: {
          'symbol-placement': 'line',
          'symbol-sort-key': ['get', 'rank'],
          'symbol-spacing': 320,
          'text-field': ['get', 'name'],
          'text-font': FONT,
          'text-size': 11,
        },
        paint: text,
      },
      {
        id: 'park-names',
        type: 'symbol',
        source: 'streets',
        'source-layer': 'park-names',
        minzoom: 14,
        layout: { 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': 11, 'text-max-width': 6 },
        paint: { ...text, 'text-halo-color': color.park },
      },
      {
        id: 'state-names',
        type: 'symbol',
        source: 'country',
        'source-layer': 'states',
        maxzoom: 7,
        layout: { 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': 11 },
        paint: text,
      },
      {
        id: 'place-names',
        type: 'symbol',
        source: 'country',
        'source-layer': 'places',
        maxzoom: 14,
        layout: {
          'symbol-sort-key': ['get', 'rank'],
          'text-field': ['get', 'name'],
          'text-font': FONT,
          'text-size': 12,
        },
        paint: text,
      },
    ],
  };
}
