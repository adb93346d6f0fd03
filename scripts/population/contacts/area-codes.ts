import type { StateCode } from '../../../shared/people/us-states.ts';
import { REFERENCE_DATE } from '../calendar.ts';
import { kilometersBetween } from '../places/distance.ts';
import { placeKey } from '../places/gazetteer.ts';
import { loadPlaces } from '../places/places.ts';
import { linesOfTable } from '../read-table.ts';
import { exceptionalCode } from './area-code-exceptions.ts';
import { OVERLAYS, SPLIT_SINCE } from './overlays.ts';

/** An area code in use in a place. */
export interface AreaCode {
  readonly code: string;
  /** of the place's numbers; the shares of a place's codes add up to 1 */
  readonly share: number;
  /** the year in which it came into service there; 0 if that was before any number in a population */
  readonly since: number;
}

/** As far as area codes depend on it. */
export interface Locality {
  readonly city: string;
  readonly stateCode: StateCode;
  /** of the county */
  readonly fips: string | null;
  /** degrees, WGS 84 */
  readonly latitude: number;
  readonly longitude: number;
}

/** Share of an area's numbers that an overlay gains each year, and the most it has. */
const GROWTH = 0.02;
const MOST = 0.4;

/** Areas mostly end with a county: across its border, everything is so many times as far away. */
const ACROSS_COUNTIES = 2.5;

/** The codes with an area of their own in a place, weighted by prefixes. */
type Weights = ReadonlyMap<string, number>;
interface StateTable {
  /** all codes of the state, without overlays */
  readonly codes: readonly string[];
  /** the state's cities in the table, by the key of their name (gazetteer.ts) */
  readonly cities: ReadonlyMap<string, Weights>;
}

type KnownPlace = Locality & { readonly weights: Weights };

let table: ReadonlyMap<string, StateTable> | null = null;
/** Places that the table has, by state. */
const knownPlaces = new Map<string, readonly KnownPlace[]>();
const ofPlaces = new WeakMap<Locality, readonly AreaCode[]>();

/** All area codes of a state in use, overlays included. */
export function areaCodesOfState(stateCode: StateCode): readonly string[] {
  const own = stateTable(stateCode).codes;
  const over = OVERLAYS.filter((overlay) => overlay.over.some((code) => own.includes(code)));
  return [...new Set([...own, ...over.map(({ code }) => code)])];
}

/** The area codes in use in a place, the most used first; all of its state. */
export function areaCodesOfPlace(place: Locality): readonly AreaCode[] {
  const known = ofPlaces.get(place);
  if (known !== undefined) return known;
  const codes = withOverlays(weightsOf(place));
  ofPlaces.set(place, codes);
  return codes;
}

/** The area codes of a place, then those of the rest of its state, nearest first. */
export function areaCodesNear(place: Locality): readonly AreaCode[] {
  const near = byDistance(place).flatMap(({ weights }) => withOverlays(weights));
  const seen = new Set<string>();
  return [...areaCodesOfPlace(place), ...near].filter(({ code }) => !seen.has(code) && seen.add(code));
}

/**
 * Codes with an area of their own and the overlays above them. The older an overlay, the more of the area's numbers have
 * it: the data counts landlines above all, which mostly keep the older code.
 */
function withOverlays(weights: Weights): AreaCode[] {
  const codes = new Map(
    [...weights].map(([code, weight]) => [code, { code, weight, since: SPLIT_SINCE.get(code) ?? 0 }]),
  );
  for (const { code, since, over } of OVERLAYS) {
    const below = over.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0);
    const weight = below * Math.min(MOST, GROWTH * (REFERENCE_DATE.year - since));
    const own = codes.get(code);
    if (own !== undefined) own.weight = Math.max(own.weight, weight);
    else if (weight > 0) codes.set(code, { code, weight, since });
  }
  const total = [...codes.values()].reduce((sum, { weight }) => sum + weight, 0);
  return [...codes.values()]
    .map(({ code, weight, since }) => ({ code, share: weight / total, since }))
    .sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1));
}

/**
 * What the table says, or what it says about the nearest place of the state that it has, one of the same county if there
 * is one nearby: of the places in the table, 94 of a hundred have the codes of theirs. Some towns are known not to.
 */
function weightsOf(place: Locality): Weights {
  const { codes, cities } = stateTable(place.stateCode);
  if (codes.length === 1) return new Map([[codes[0] ?? '', 1]]);
  const known = cities.get(placeKey(place.city));
  if (known !== undefined) return known;
  const code = exceptionalCode(place.city, place.stateCode);
  return code === undefined ? (byDistance(place)[0]?.weights ?? new Map()) : new Map([[code, 1]]);
}

/** The places of a place's state that the table has, nearest first, those of its county before others. */
function byDistance(place: Locality): readonly KnownPlace[] {
  return knownOf(place.stateCode)
    .map((known) => ({
      known,
      distance: kilometersBetween(known, place) * (known.fips === place.fips ? 1 : ACROSS_COUNTIES),
    }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ known }) => known);
}

function knownOf(stateCode: StateCode): readonly KnownPlace[] {
  const known = knownPlaces.get(stateCode);
  if (known !== undefined) return known;
  const { cities } = stateTable(stateCode);
  const found = loadPlaces().flatMap((place) => {
    const weights = place.stateCode === stateCode ? cities.get(placeKey(place.city)) : undefined;
    return weights === undefined ? [] : [{ ...place, weights }];
  });
  knownPlaces.set(stateCode, found);
  return found;
}

function stateTable(stateCode: StateCode): StateTable {
  table ??= readTable();
  const found = table.get(stateCode);
  if (found === undefined) throw new Error(`${stateCode} has no area codes`);
  return found;
}

/** 'CA 213 Los_Angeles:100': state, code, cities (tables/area-codes.txt). */
function readTable(): Map<string, StateTable> {
  const states = new Map<string, { codes: string[]; cities: Map<string, Map<string, number>> }>();
  for (const line of linesOfTable('area-codes.txt')) {
    const [state = '', code = '', ...cities] = line.split(' ');
    const own = states.get(state) ?? { codes: [], cities: new Map<string, Map<string, number>>() };
    states.set(state, own);
    own.codes.push(code);
    for (const city of cities) {
      const [name = '', count = '1'] = city.split(':');
      const key = placeKey(name.replaceAll('_', ' '));
      own.cities.set(key, (own.cities.get(key) ?? new Map<string, number>()).set(code, Number(count)));
    }
  }
  return states;
}
