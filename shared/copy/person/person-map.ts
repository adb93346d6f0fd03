import { countOf } from '../format/numbers.ts';

/** Words of the map beside the life line. */
export const personMapCopy = {
  approximate: 'Approximate area',
  /** every pin stands in the middle of a city */
  citiesOnly: 'Cities only',
  noLocation: 'No map location on record',
  /** no address is current, and the positions of past ones were not sent */
  hiddenPast: 'Past homes are hidden',
  /** 'Not on the map: 3, 5': the numbers of places without a position that the map can show */
  notOnMap: (numbers: readonly number[]) => `Not on the map: ${numbers.join(', ')}`,
  /** 'Map of Portland, OR, approximate area' */
  label: (place: string, isVague: boolean) =>
    `${place === '' ? 'Map' : `Map of ${place}`}${isVague ? ', approximate area' : ''}`,
  /** 'Map of 6 places: Portland, Bend' */
  placesLabel: (count: number, cities: readonly string[]) => `Map of ${countOf(count, 'place')}: ${cities.join(', ')}`,
  /** 'Map of the United States, no map location on record' */
  countryLabel: (lack: string) => `Map of the United States, ${lack.toLowerCase()}`,
} as const;
