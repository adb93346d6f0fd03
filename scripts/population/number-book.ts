import { areaCodesOfPlace, areaCodesOfState } from './area-codes.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';

/**
 * The exchange of all invented numbers. In it, 555-1212 is real directory assistance; 555-0100 to 555-0199 are reserved
 * for courts and lawyers in records, and for handmade people in tests.
 */
const EXCHANGE = '555';
const DIRECTORY_ASSISTANCE = 1212;
const LEFT_OUT = { from: 100, to: 199 } as const;
const NUMBERS_PER_CODE = 10_000;
/** The numbers per area code that people may have. */
const NUMBERS_FOR_PEOPLE = NUMBERS_PER_CODE - 1 - (LEFT_OUT.to - LEFT_OUT.from + 1);
/** Coprime to that count, so that steps visit every number of a code before repeating. */
const STEP = 7_919;

/** Assigns numbers, each once while its state has any left. */
export class NumberBook {
  readonly #codes = new Map<string, { steps: number; handedOut: number }>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Ten digits with one of the place's area codes or, when those are used up, another of its state's. */
  next(place: Place): string {
    const code = this.#random.pick(areaCodesOfPlace(place));
    const free = this.#hasFree(code) ? code : areaCodesOfState(place.stateCode).find((one) => this.#hasFree(one));
    return this.#take(free ?? code);
  }

  #hasFree(code: string): boolean {
    return (this.#codes.get(code)?.handedOut ?? 0) < NUMBERS_FOR_PEOPLE;
  }

  #take(code: string): string {
    const known = this.#codes.get(code) ?? { steps: 0, handedOut: 0 };
    this.#codes.set(code, known);
    let line = lineOf(code, known.steps);
    while (line === DIRECTORY_ASSISTANCE || (line >= LEFT_OUT.from && line <= LEFT_OUT.to)) {
      known.steps += 1;
      line = lineOf(code, known.steps);
    }
    known.steps += 1;
    known.handedOut += 1;
    return `${code}${EXCHANGE}${String(line).padStart(4, '0')}`;
  }
}

/** A code's n-th number: each code starts elsewhere. */
function lineOf(code: string, steps: number): number {
  return (Number(code) * 131 + steps * STEP) % NUMBERS_PER_CODE;
}

/** An office number in an area, from those that no person has. */
export function officeNumber(areaCode: string, random: Random): string {
  return `(${areaCode}) ${EXCHANGE}-0${random.between(LEFT_OUT.from, LEFT_OUT.to)}`;
}
