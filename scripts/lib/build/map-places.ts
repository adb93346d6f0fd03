import type { Plugin } from 'vite';
import { loadPlaces } from '../../population/places.ts';

const ID = 'virtual:map-places';
const RESOLVED = `\0${ID}`;

/** Gives the edge `virtual:map-places`: the places with their own streets, which every population has. */
export function mapPlaces(): Plugin {
  let source: string | null = null;
  return {
    name: 'porchlight:map-places',
    sharedDuringBuild: true,
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const rows = () => loadPlaces().map((place) => [place.id, place.latitude, place.longitude, place.size]);
      source ??= `export const places = ${JSON.stringify(rows())};`;
      return source;
    },
  };
}
