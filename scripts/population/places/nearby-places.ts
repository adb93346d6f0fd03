import { type Random, sumsOf } from '../random.ts';
import { kilometersBetween } from './distance.ts';
import type { Place } from './places.ts';
import type { SettledPlaces } from './settled-places.ts';

/** Somebody who moves this far still has the same job and friends, in kilometers. */
export const NEARBY_KILOMETERS = 60;
/** The most places near one, the nearest first. */
const MOST = 40;
/** Places closer than this count as this far, in kilometers, so that no suburb takes everybody. */
const CLOSEST = 5;
/** Kilometers per degree of latitude, rounded down: places farther apart are not compared. */
const PER_DEGREE = 111;

interface Nearby {
  readonly places: readonly Place[];
  readonly sums: readonly number[];
  /** how much there is around: clusters per kilometer */
  readonly pull: number;
}

const NONE: Nearby = { places: [], sums: [], pull: 0 };

/**
 * Chooses a place within reach of another: the larger and the nearer, the likelier. From a place with less around it
 * than the other has, most stay, or a city would lose its people to small suburbs (the acceptance rule of Metropolis
 * and Hastings). So the shares of people stay those of residents, however often they move.
 */
export class NearbyPlaces {
  readonly #settled: Pick<SettledPlaces, 'all' | 'clusters'>;
  readonly #bySouth: readonly Place[];
  readonly #known = new Map<number, Nearby>();

  constructor(settled: Pick<SettledPlaces, 'all' | 'clusters'>) {
    this.#settled = settled;
    this.#bySouth = settled.all.toSorted((a, b) => a.latitude - b.latitude || a.id - b.id);
  }

  near(place: Place, random: Random): Place {
    const { places, sums, pull } = this.#nearby(place);
    const other = places[random.weighted(sums)];
    if (other === undefined) return place;
    return random.chance(pull / this.#nearby(other).pull) ? other : place;
  }

  #nearby(place: Place): Nearby {
    const known = this.#known.get(place.id) ?? this.#around(place);
    this.#known.set(place.id, known);
    return known;
  }

  #around(place: Place): Nearby {
    const found: { readonly other: Place; readonly distance: number }[] = [];
    const margin = NEARBY_KILOMETERS / PER_DEGREE;
    for (let at = this.#firstFrom(place.latitude - margin); at < this.#bySouth.length; at += 1) {
      const other = this.#bySouth[at];
      if (other === undefined || other.latitude > place.latitude + margin) break;
      if (other.id === place.id) continue;
      const distance = kilometersBetween(place, other);
      if (distance <= NEARBY_KILOMETERS) found.push({ other, distance });
    }
    if (found.length === 0) return NONE;
    found.sort((a, b) => a.distance - b.distance || a.other.id - b.other.id);
    const nearest = found.slice(0, MOST);
    const pulls = nearest.map(({ other, distance }) => this.#settled.clusters(other) / Math.max(CLOSEST, distance));
    return {
      places: nearest.map(({ other }) => other),
      sums: sumsOf(pulls),
      pull: pulls.reduce((sum, one) => sum + one, 0),
    };
  }

  /** The position of the southernmost place that is not south of a latitude. */
  #firstFrom(latitude: number): number {
    let low = 0;
    let high = this.#bySouth.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#bySouth[middle]?.latitude ?? 90) < latitude) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
