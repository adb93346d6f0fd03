import { type Month, monthOf } from '../calendar.ts';
import type { Place } from '../places/places.ts';
import { type Random, randomOf } from '../random.ts';
import { type AreaCode, areaCodesNear, areaCodesOfPlace } from './area-codes.ts';

/**
 * The exchange of all invented numbers. In it, 555-1212 is real directory assistance; 555-0100 to 555-0199 are reserved
 * for courts and lawyers in records, and for handmade people in tests.
 */
const EXCHANGE = '555';
const DIRECTORY_ASSISTANCE = 1212;
const LEFT_OUT = { from: 100, to: 199 } as const;
/** 555-0000 reads like a number that somebody made up. */
const ZEROS = 0;
const NUMBERS_PER_CODE = 10_000;
/** The numbers per area code that people may have. */
const NUMBERS_FOR_PEOPLE = NUMBERS_PER_CODE - 2 - (LEFT_OUT.to - LEFT_OUT.from + 1);
/** Beyond this many, a code is kept for everybody's first number. */
const NUMBERS_FOR_EXTRAS = 0.7 * NUMBERS_FOR_PEOPLE;
/** Share of mobile numbers that somebody else had before, as long as there are any. */
const HAD_BEFORE = 0.025;
/** How many numbers per code wait for their next holder. */
const MOST_WAITING = 1_000;

/** What a number is wanted for. */
export interface Wish {
  readonly place: Place;
  /** the last month from which the holder may have the number, except where they must have one */
  readonly by: Month;
  /** 'extra': the holder has another; 'needed': better a neighboring area's than none */
  readonly need: 'first' | 'extra' | 'needed';
  /** mobile numbers pass from one holder to the next */
  readonly isMobile: boolean;
}

/** A number for one holder, or for those who share a home. */
export interface Assigned {
  /** ten digits */
  readonly number: string;
  /** the first month in which it may be theirs: it belonged to somebody else before, or its area code is that young */
  readonly from: Month;
}

interface Code {
  /** its numbers in the order in which they are handed out */
  readonly lines: Uint16Array;
  handedOut: number;
  /** numbers whose holder gave them up */
  readonly waiting: Assigned[];
}

/**
 * Assigns numbers with the area codes of a place: each to one holder at a time. Those given up go to others later, some
 * even while there are new ones, all where there are none left: an area code has fewer numbers in the one exchange than
 * a million people need in the largest cities. Then there is no number, rather than one of another area.
 */
export class NumberBook {
  readonly #codes = new Map<string, Code>();
  readonly #random: Random;
  #givenUp: Assigned[] = [];
  #mobiles = 0;
  #hadBefore = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** A number of the place, or null if none is left. */
  next(wish: Wish): Assigned | null {
    // Who must have a number waits for the code of their area rather than have another one's.
    const inService = ({ since }: AreaCode): boolean => wish.need === 'needed' || inServiceFrom(since) <= wish.by;
    const codes = areaCodesOfPlace(wish.place).filter(inService);
    const first = this.#choose(codes);
    const found =
      this.#takeInTurn(first, wish) ??
      this.#takeNew(first, wish) ??
      firstOf(codes, (code) => this.#takeNew(code, wish)) ??
      firstOf(codes, (code) => this.#takeWaiting(code, wish)) ??
      (wish.need === 'needed'
        ? firstOf(areaCodesNear(wish.place).filter(inService), (code) => this.#takeNew(code, wish))
        : null);
    if (found !== null && wish.isMobile) this.#mobiles += 1;
    return found;
  }

  /**
   * A mobile number that nobody has anymore; only a later family gets it.
   *
   * @param from the first month in which it may be somebody else's
   */
  giveUp(number: string, from: Month): void {
    this.#givenUp.push({ number, from });
  }

  /** From now on, numbers are for another family. */
  startFamily(): void {
    for (const one of this.#givenUp) {
      const { waiting } = this.#codeOf(one.number.slice(0, 3));
      if (waiting.length < MOST_WAITING) waiting.push(one);
    }
    this.#givenUp = [];
  }

  #choose(codes: readonly AreaCode[]): AreaCode | null {
    let turn = this.#random.next() * codes.reduce((sum, { share }) => sum + share, 0);
    for (const code of codes) {
      turn -= code.share;
      if (turn < 0) return code;
    }
    return codes.at(-1) ?? null;
  }

  /** A number that somebody had before, if it is time for one. */
  #takeInTurn(code: AreaCode | null, wish: Wish): Assigned | null {
    const isTime = this.#hadBefore < HAD_BEFORE * this.#mobiles;
    return isTime ? this.#takeWaiting(code, wish) : null;
  }

  #takeWaiting(code: AreaCode | null, { by, isMobile }: Wish): Assigned | null {
    if (code === null || !isMobile) return null;
    const { waiting } = this.#codeOf(code.code);
    const index = waiting.findIndex(({ from }) => from <= by);
    const [found = null] = index === -1 ? [] : waiting.splice(index, 1);
    if (found !== null) this.#hadBefore += 1;
    return found;
  }

  #takeNew(code: AreaCode | null, { need }: Wish): Assigned | null {
    if (code === null) return null;
    const known = this.#codeOf(code.code);
    if (known.handedOut >= (need === 'extra' ? NUMBERS_FOR_EXTRAS : NUMBERS_FOR_PEOPLE)) return null;
    const line = known.lines[known.handedOut] ?? 0;
    known.handedOut += 1;
    return { number: `${code.code}${EXCHANGE}${String(line).padStart(4, '0')}`, from: inServiceFrom(code.since) };
  }

  #codeOf(code: string): Code {
    const known = this.#codes.get(code) ?? { lines: shuffledLines(code), handedOut: 0, waiting: [] };
    this.#codes.set(code, known);
    return known;
  }
}

function firstOf(codes: readonly AreaCode[], take: (code: AreaCode) => Assigned | null): Assigned | null {
  for (const code of codes) {
    const found = take(code);
    if (found !== null) return found;
  }
  return null;
}

/** Numbers with a code are known from the end of the year in which it came into service. */
function inServiceFrom(year: number): Month {
  return year === 0 ? 0 : monthOf(year, 12);
}

/** The last four digits that people may have, in an order that nobody can tell from some of them. */
function shuffledLines(code: string): Uint16Array {
  const random = randomOf('lines', code);
  const all = Array.from({ length: NUMBERS_PER_CODE }, (_, line) => line);
  const lines = Uint16Array.from(all.filter((line) => !isLeftOut(line)));
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [lines[at], lines[other]] = [lines[other] ?? 0, lines[at] ?? 0];
  }
  return lines;
}

function isLeftOut(line: number): boolean {
  return line === ZEROS || line === DIRECTORY_ASSISTANCE || (line >= LEFT_OUT.from && line <= LEFT_OUT.to);
}

/** An office number in an area, from those that no person has. */
export function officeNumber(areaCode: string, random: Random): string {
  return `(${areaCode}) ${EXCHANGE}-0${random.between(LEFT_OUT.from, LEFT_OUT.to)}`;
}
