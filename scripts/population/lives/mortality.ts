import { type Month, REFERENCE_MONTH } from '../calendar.ts';
import type { Sex } from '../names/given-names.ts';
import { type Random, sumsOf } from '../random.ts';

/** Nobody in a family dies younger than this or lives to be older, in years. */
const YOUNGEST = 36;
const OLDEST = 110;
/**
 * The chance of dying within the year at 50, and how many times higher it is with each further year (Gompertz's law).
 * Our own rounded approximations of U.S. life tables: half of all women reach 85, half of all men 80.
 */
const AT_50: Readonly<Record<Sex, number>> = { female: 0.0033, male: 0.005 };
const PER_YEAR: Readonly<Record<Sex, number>> = { female: 1.0951, male: 1.0893 };

const DEATHS: Readonly<Record<Sex, readonly number[]>> = { female: deathsByAge('female'), male: deathsByAge('male') };

/**
 * The month in which somebody dies; null if they are alive at the reference date.
 *
 * @param aliveIn a month in which they certainly live, at most in their nineties
 */
export function deathOf(sex: Sex, birth: Month, random: Random, aliveIn: Month = birth): Month | null {
  for (;;) {
    const age = YOUNGEST + random.weighted(DEATHS[sex]);
    const death = birth + age * 12 + random.below(12);
    // Whoever certainly lived then died of the dangers of later years only.
    if (death > aliveIn) return death < REFERENCE_MONTH ? death : null;
  }
}

/** Running sums of the shares of people who die at each age from the youngest on. Only multiplies, as machines agree on. */
function deathsByAge(sex: Sex): number[] {
  let rate = AT_50[sex];
  for (let age = 50; age > YOUNGEST; age -= 1) rate /= PER_YEAR[sex];
  let alive = 1;
  const deaths: number[] = [];
  for (let age = YOUNGEST; age < OLDEST; age += 1) {
    const dying = age === OLDEST - 1 ? alive : alive * Math.min(1, rate);
    deaths.push(dying);
    alive -= dying;
    rate *= PER_YEAR[sex];
  }
  return sumsOf(deaths);
}
