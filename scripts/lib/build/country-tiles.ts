import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { geoCentroid } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { COUNTRY_TILES_ZOOM_MAX } from '../../../shared/geo/map-numbers.ts';
import { loadPlaces, type Place } from '../../population/places/places.ts';

const FORMAT = { version: 2, extent: 4096 };
/** How much lines are simplified, in tile units: at most a fifth of a pixel. */
const TOLERANCE = 3;

/** Zooms from which county borders, and this many of the largest places, are drawn. */
const COUNTIES_FROM_ZOOM = 5;
const STATE_NAMES_FROM_ZOOM = 3;
const PLACES_FROM_ZOOM = [
  { zoom: 4, count: 30 },
  { zoom: 5, count: 110 },
  { zoom: 6, count: 500 },
  { zoom: 7, count: 2_500 },
] as const;

type Atlas = Topology<{
  nation: GeometryCollection;
  states: GeometryCollection<{ name: string }>;
  counties: GeometryCollection<{ name: string }>;
}>;

export interface CountryTile {
  /** '4/2/6.mvt' */
  readonly path: string;
  readonly body: Uint8Array;
}

/**
 * Every tile of the country that is not empty: layers land, borders (kind: state or county), states and places (name,
 * rank; 0 is the largest).
 */
export function* countryTiles(): Generator<CountryTile> {
  const layers = layersOf(readAtlas(), loadPlaces());
  for (let z = 0; z <= COUNTRY_TILES_ZOOM_MAX; z += 1)
    for (let x = 0; x < 2 ** z; x += 1)
      for (let y = 0; y < 2 ** z; y += 1) {
        const drawn: Record<string, GeoJSONVTTile> = {};
        for (const { name, from, index } of layers) {
          const tile = z < from ? null : index.getTile(z, x, y);
          if (tile !== null && tile.features.length > 0)
            drawn[name] = drawn[name] === undefined ? tile : joined(drawn[name], tile);
        }
        if (Object.keys(drawn).length > 0) yield { path: `${z}/${x}/${y}.mvt`, body: fromGeojsonVt(drawn, FORMAT) };
      }
}

const joined = (a: GeoJSONVTTile, b: GeoJSONVTTile): GeoJSONVTTile => ({
  ...a,
  features: [...a.features, ...b.features],
});

function readAtlas(): Atlas {
  const path = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Atlas;
}

interface Layer {
  readonly name: string;
  readonly from: number;
  readonly index: GeoJSONVT;
}

function layersOf(atlas: Atlas, places: readonly Place[]): Layer[] {
  const { nation, states, counties } = atlas.objects;
  const isInside = (a: unknown, b: unknown) => a !== b;
  // A county border on a state border is drawn as the state's.
  const isCountyAlone = (a: { id?: string | number }, b: { id?: string | number }) =>
    a !== b && String(a.id).slice(0, 2) === String(b.id).slice(0, 2);
  const line = (kind: string, geometry: GeoJSON.Geometry): GeoJSON.Feature => ({
    type: 'Feature',
    properties: { kind },
    geometry,
  });
  return [
    layer('land', 0, feature(atlas, nation).features),
    layer('borders', COUNTIES_FROM_ZOOM, [line('county', mesh(atlas, counties, isCountyAlone))]),
    layer('borders', 0, [line('state', mesh(atlas, states, isInside))]),
    layer(
      'states',
      STATE_NAMES_FROM_ZOOM,
      feature(atlas, states).features.map((state) => point(state.properties.name, 0, geoCentroid(state))),
    ),
    ...placeLayers(places),
  ];
}

/** Each step has the places that earlier steps left out. */
function placeLayers(places: readonly Place[]): Layer[] {
  const bySize = [...places].sort((a, b) => b.size - a.size || a.id - b.id);
  const points = bySize.map(({ city, longitude, latitude }, rank) => point(city, rank, [longitude, latitude]));
  return PLACES_FROM_ZOOM.map(({ zoom, count }, step) =>
    layer('places', zoom, points.slice(step === 0 ? 0 : PLACES_FROM_ZOOM[step - 1]?.count, count)),
  );
}

function point(name: string, rank: number, coordinates: [number, number]): GeoJSON.Feature {
  return { type: 'Feature', properties: { name, rank }, geometry: { type: 'Point', coordinates } };
}

function layer(name: string, from: number, features: GeoJSON.Feature[]): Layer {
  const options = { maxZoom: COUNTRY_TILES_ZOOM_MAX, tolerance: TOLERANCE, extent: FORMAT.extent, wrap: false };
  return { name, from, index: new GeoJSONVT({ type: 'FeatureCollection', features }, options) };
}
