import type { Plugin } from 'vite';
import { namedPlaces } from './country/named-places.ts';
import { stateMiddles } from './country-tiles.ts';

const ID = 'virtual:map-names';
const RESOLVED = `\0${ID}`;
/** Positions are whole thousandths of a degree. */
const PER_DEGREE = 1_000;

/** Gives the edge `virtual:map-names`: the places and states that maps name, the same as in the country's tiles. */
export function mapNames(): Plugin {
  let source: string | null = null;
  return {
    name: 'porchlight:map-names',
    sharedDuringBuild: true,
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      source ??= sourceOf();
      return source;
    },
  };
}

function sourceOf(): string {
  const places = namedPlaces();
  const round = (degrees: number) => Math.round(degrees * PER_DEGREE);
  const states = stateMiddles();
  return [
    `export const placeNames = ${JSON.stringify(places.map(({ city }) => city).join('|'))};`,
    `export const placeNumbers = ${JSON.stringify(
      places.flatMap(({ latitude, longitude, zoom }) => [round(latitude), round(longitude), zoom]),
    )};`,
    `export const stateNames = ${JSON.stringify(states.map(({ name }) => name).join('|'))};`,
    `export const stateNumbers = ${JSON.stringify(
      states.flatMap(({ latitude, longitude }) => [round(latitude), round(longitude)]),
    )};`,
  ].join('\n');
}
