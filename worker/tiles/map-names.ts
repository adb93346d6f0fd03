import { placeNames, placeNumbers, stateNames, stateNumbers } from 'virtual:map-names';
import type { MapNames } from '../../shared/geo/map-names.ts';
import { townOutline } from './town-outline.ts';

const PER_DEGREE = 1_000;
const NUMBERS_PER_PLACE = 3;
const NUMBERS_PER_STATE = 2;

/** What maps of the country name, the same as in its tiles. */
export const mapNames: MapNames = {
  outlineOf: townOutline,
  places: placeNames.split('|').map((name, at) => {
    const [latitude = 0, longitude = 0, zoom = 0] = placeNumbers.slice(
      NUMBERS_PER_PLACE * at,
      NUMBERS_PER_PLACE * (at + 1),
    );
    return { name, latitude: latitude / PER_DEGREE, longitude: longitude / PER_DEGREE, zoom };
  }),
  states: stateNames.split('|').map((name, at) => {
    const [latitude = 0, longitude = 0] = stateNumbers.slice(NUMBERS_PER_STATE * at, NUMBERS_PER_STATE * (at + 1));
    return { name, latitude: latitude / PER_DEGREE, longitude: longitude / PER_DEGREE };
  }),
};
