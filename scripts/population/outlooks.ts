import type { Place } from './places.ts';
import { randomOf } from './random.ts';

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

const known = new Map<number, Outlook>();

export function outlookOf(place: Place): Outlook {
  const found = known.get(place.id);
  if (found !== undefined) return found;
  const random = randomOf('outlook', String(place.id));
  const ahead = random.normal(0, 1);
  const outlook = { ahead, peak: PEAK_SPREAD * (random.normal(0, 0.8) - FOLLOWS_THE_PAST * ahead) };
  known.set(place.id, outlook);
  return outlook;
}
