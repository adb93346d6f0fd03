import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { geoCentroid } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { COUNTRY_TILES_ZOOM_MAX } from '../../../shared/geo/map-numbers.ts';
import { highways } from './country/highways.ts';
import { namedPlaces } from './country/named-places.ts';
import { readSurroundings } from './country/natural-earth.ts';

const FORMAT = { version: 2, extent: 4096 };
/** How much lines are simplified, in tile units: at most a fifth of a pixel. */
const TOLERANCE = 3;

/** Zooms from which county borders, rivers and the roads of each rank are drawn. */
const COUNTIES_FROM_ZOOM = 5;
const RIVERS_FROM_ZOOM = 3;
const ROADS_FROM_ZOOMS = [3, 5, 6] as const;
const STATE_NAMES_FROM_ZOOM = 3;
/** A lake at least so large, in square degrees, lies beside states, not in one: their outlines end at its shore. */
const GREAT_LAKE = 1.5;

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
 * Every tile of the country that is not empty: layers neighbors and land, great-lakes and lakes, rivers, highways (rank, 0
 * is the largest), borders (kind: state or county), states and places (name, rank; 0 is the largest; zoom, from which it is named).
 */
export function* countryTiles(): Generator<CountryTile> {
  const layers = layersOf(readAtlas());
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

/** Where the name of a state stands, in degrees. */
export interface StateMiddle {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** The middle of every state and territory. */
export function stateMiddles(): StateMiddle[] {
  return middlesIn(readAtlas());
}

function middlesIn(atlas: Atlas): StateMiddle[] {
  return feature(atlas, atlas.objects.states).features.map((state) => {
    const [longitude, latitude] = geoCentroid(state);
    return { name: state.properties.name, longitude, latitude };
  });
}

interface Layer {
  readonly name: string;
  readonly from: number;
  readonly index: GeoJSONVT;
}

function layersOf(atlas: Atlas): Layer[] {
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
    ...surroundingLayers(),
    layer('land', 0, feature(atlas, nation).features),
    ...highwayLayers(),
    layer('borders', COUNTIES_FROM_ZOOM, [line('county', mesh(atlas, counties, isCountyAlone))]),
    layer('borders', 0, [line('state', mesh(atlas, states, isInside))]),
    layer(
      'states',
      STATE_NAMES_FROM_ZOOM,
      middlesIn(atlas).map(({ name, longitude, latitude }) => point(name, 0, [longitude, latitude])),
    ),
    ...placeLayers(),
  ];
}

/** Neighboring countries, lakes and rivers. */
function surroundingLayers(): Layer[] {
  const { neighbors, lakes, rivers } = readSurroundings();
  const areas = (rings: readonly (readonly (readonly [number, number])[])[]) =>
    rings.map((ring): GeoJSON.Feature => shape({ type: 'Polygon', coordinates: [ring.map(([x, y]) => [x, y])] }));
  const isGreat = (ring: (typeof lakes)[number]) => areaOf(ring) >= GREAT_LAKE;
  return [
    layer('neighbors', 0, areas(neighbors)),
    layer('great-lakes', 0, areas(lakes.filter(isGreat))),
    layer('lakes', 2, areas(lakes.filter((ring) => !isGreat(ring)))),
    layer('rivers', RIVERS_FROM_ZOOM, [
      shape({ type: 'MultiLineString', coordinates: rivers.map((line) => line.map(([x, y]) => [x, y])) }),
    ]),
  ];
}

/** The area inside a ring, in square degrees. */
function areaOf(ring: readonly (readonly [number, number])[]): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function highwayLayers(): Layer[] {
  const roads = highways();
  return ROADS_FROM_ZOOMS.map((from, rank) => {
    const lines = roads.filter((road) => road.rank === rank).map(({ line }) => line.map(([x, y]) => [x, y]));
    return layer('highways', from, [shape({ type: 'MultiLineString', coordinates: lines }, { rank })]);
  });
}

/** Each zoom has the places that earlier ones left out. */
function placeLayers(): Layer[] {
  const byZoom = Map.groupBy(namedPlaces(), ({ zoom }) => zoom);
  return [...byZoom].map(([zoom, places]) =>
    layer(
      'places',
      Math.min(zoom, COUNTRY_TILES_ZOOM_MAX),
      places.map(({ city, rank, longitude, latitude }) => point(city, rank, [longitude, latitude], zoom)),
    ),
  );
}

function shape(geometry: GeoJSON.Geometry, properties: GeoJSON.GeoJsonProperties = {}): GeoJSON.Feature {
  return { type: 'Feature', properties, geometry };
}

/** @param zoom from which its name is shown, for those that nearer zooms than the last one with tiles show */
function point(name: string, rank: number, coordinates: [number, number], zoom = 0): GeoJSON.Feature {
  return { type: 'Feature', properties: { name, rank, zoom }, geometry: { type: 'Point', coordinates } };
}

function layer(name: string, from: number, features: GeoJSON.Feature[]): Layer {
  const options = { maxZoom: COUNTRY_TILES_ZOOM_MAX, tolerance: TOLERANCE, extent: FORMAT.extent, wrap: false };
  return { name, from, index: new GeoJSONVT({ type: 'FeatureCollection', features }, options) };
}
