import type { Plugin } from 'vite';
import { loadPlaces } from '../../population/places/places.ts';

const ID = 'virtual:map-places';
const RESOLVED = `\0${ID}`;
/** Both are whole numbers of these parts, so that sixteen thousand places stay small and nothing is lost. */
const PER_DEGREE = 10_000;
const PER_SIZE = 100;

/** Gives the edge `virtual:map-places`: the places with their own streets, which every population has. */
export function mapPlaces(): Plugin {
  let source: string | null = null;
  return {
    name: 'porchlight:map-places',
    sharedDuringBuild: true,
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      source ??= `export const places = ${JSON.stringify(numbersOfPlaces())};`;
      return source;
    },
  };
}

function numbersOfPlaces(): number[] {
  return loadPlaces().flatMap(({ latitude, longitude, size }) => [
    Math.round(latitude * PER_DEGREE),
    Math.round(longitude * PER_DEGREE),
    Math.round(size * PER_SIZE),
  ]);
}
