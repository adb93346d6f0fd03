/**
 * How much of a large set of similar cases one run covers. `npm test` takes a share that changes daily, so that a few
 * days cover all of it; `npm run test:all`, before a release, takes everything.
 */

const DAY_MS = 86_400_000;
const takesAll = process.env.TEST_ALL === 'true';

/** The share of this run: the day, or TEST_ROTATION, to repeat another day's share. */
export const ROTATION = Number(process.env.TEST_ROTATION ?? Math.floor(Date.now() / DAY_MS));

const ID_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/**
 * Where a sample begins in the order of ids; steps through the alphabet by a number that shares no factor with its
 * length.
 */
export const FIRST_ID_CHARACTER = ID_CHARACTERS.charAt((ROTATION * 23) % ID_CHARACTERS.length);

/** The number of cases to run: `share` of `whole`, or all of them before a release. */
export function sampleSize(whole: number, share: number): number {
  return takesAll ? whole : share;
}

/** Every `step`th entry of a list, with another start each day; all of it before a release. */
export function rotatingSample<T>(list: readonly T[], step: number): T[] {
  return takesAll ? [...list] : list.filter((_, at) => at % step === ROTATION % step);
}
