/**
 * How much of a large set of alike cases one run looks at. `npm test` takes a share that moves on every day, so that a few
 * days see all of it; `npm run test:all`, before a release, takes everything.
 */

const DAY_MS = 86_400_000;
const takesAll = process.env.TEST_ALL === 'true';

/** Which share this run takes: the day, or what TEST_ROTATION says, to see again what another day saw. */
export const ROTATION = Number(process.env.TEST_ROTATION ?? Math.floor(Date.now() / DAY_MS));

const ID_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Where in the order of ids a sample begins; steps through the alphabet by a number that shares no factor with its length. */
export const FIRST_ID_CHARACTER = ID_CHARACTERS.charAt((ROTATION * 23) % ID_CHARACTERS.length);

/** So many of `whole` cases; all of them before a release. */
export function sampleSize(whole: number, share: number): number {
  return takesAll ? whole : share;
}

/** Every `step`th of a list, beginning with another one each day; all of it before a release. */
export function rotatingSample<T>(list: readonly T[], step: number): T[] {
  return takesAll ? [...list] : list.filter((_, at) => at % step === ROTATION % step);
}
