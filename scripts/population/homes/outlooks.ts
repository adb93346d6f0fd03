import type { Place } from '../places/places.ts';
import { type Random, randomOf } from '../random.ts';

/** How homes of a place do, apart from the country's: the same for every population. */
export interface Outlook {
  /** how much better than elsewhere prices are expected to rise: 0 on average, about 1 for one place in six */
  readonly ahead: number;
  /** how much more a home cost in 2022 than the country's index says; negative where prices rose faster since */
  readonly peak: number;
}

/** Places where prices fell since 2022 are rather those where they are expected to do worse. */
const PEAK_SPREAD = 0.09;
const FOLLOWS_THE_PAST = 0.6;
/** Share of towns that boom, and how far ahead those are. */
const BOOMS = 0.012;
const BOOM = [3.1, 4.6] as const;
/** Smaller towns are sleepy: none booms, and what others gain they gain half. */
const SLEEPY_BELOW = 10_000;
/** Larger cities are too many markets at once to boom. */
const BOOMS_BELOW = 200_000;

const known = new Map<number, Outlook>();

export function outlookOf(place: Place): Outlook {
  const found = known.get(place.id);
  if (found !== undefined) return found;
  const random = randomOf('outlook', String(place.id));
  const usual = random.normal(0, 1);
  const peak = PEAK_SPREAD * (random.normal(0, 0.8) - FOLLOWS_THE_PAST * usual);
  const outlook = { ahead: aheadOf(place, usual, random), peak };
  known.set(place.id, outlook);
  return outlook;
}

function aheadOf({ population }: Place, usual: number, random: Random): number {
  if (population < SLEEPY_BELOW) return usual > 0 ? usual / 2 : usual;
  const isBoom = random.chance(BOOMS) && population < BOOMS_BELOW;
  return isBoom ? BOOM[0] + (BOOM[1] - BOOM[0]) * random.next() : usual;
}
