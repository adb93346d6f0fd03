import type { Random } from '../random.ts';
import { NearbyPlaces } from './nearby-places.ts';
import type { Place } from './places.ts';
import type { SettledPlaces } from './settled-places.ts';

/**
 * How far people move, up to an age: the shares who stay in town, who look within reach (nearby-places.ts) and who stay
 * in the state; the rest go anywhere. Our own approximation of what surveys of movers say: most moves are short, and
 * the young go farthest.
 */
const REACHES: readonly (readonly [below: number, town: number, nearby: number, state: number])[] = [
  [30, 0.5, 0.28, 0.13],
  [60, 0.56, 0.27, 0.11],
  [Number.POSITIVE_INFINITY, 0.64, 0.23, 0.08],
];

/** The territories, and the share of wished moves between them or to a state and back that come true: few do. */
const ISLANDS = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);
const OVERSEAS = 0.1;

/** Chooses where somebody moves next. */
export class Moves {
  readonly #places: SettledPlaces;
  readonly #nearby: NearbyPlaces;

  constructor(places: SettledPlaces) {
    this.#places = places;
    this.#nearby = new NearbyPlaces(places);
  }

  /** Any place of the country, of a state, or by its name. */
  get places(): SettledPlaces {
    return this.#places;
  }

  /**
   * The place of somebody's next home.
   *
   * @param age in years, at the move
   */
  nextAfter(place: Place, age: number, random: Random): Place {
    const [, town, nearby, state] = REACHES.find(([below]) => age < below) ?? [0, 1, 0, 0];
    const turn = random.next();
    if (turn < town) return place;
    if (turn < town + nearby) return this.#nearby.near(place, random);
    const inState = (): Place => this.#places.inState(place.stateCode, random);
    if (turn < town + nearby + state) return inState();
    const other = this.#places.anywhere(random);
    const isOverseas = other.stateCode !== place.stateCode && [place, other].some((one) => ISLANDS.has(one.stateCode));
    return isOverseas && !random.chance(OVERSEAS) ? inState() : other;
  }
}
