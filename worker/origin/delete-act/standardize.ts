/**
 * Identifiers in the form in which California's Delete Request and Opt-out Platform (DROP) hashes them, so that our hashes
 * are comparable with those of its lists (docs/delete-act.md).
 */
import { foldText } from '../../../shared/people/names/name-key.ts';

/** 'Anna.Smith @domain.com' becomes 'anna.smith@domain.com'. Dots and plus signs stay. */
export function standardEmail(email: string): string {
  return email.replace(/\s+/gu, '').toLowerCase();
}

/** '+1 (415) 555-9317' becomes '4155559317': the last ten digits. */
export function standardPhone(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10);
}

/** July 4, 1976 becomes '19760704'; `month` counts from 1. */
export function standardBirthDate(year: number, month: number, day: number): string {
  return String(year).padStart(4, '0') + String(month).padStart(2, '0') + String(day).padStart(2, '0');
}

/** '01790-1234' becomes '1790', 'M1B 1A1' becomes 'm1b1a': at most five characters, without zeros in front. */
export function standardZip(zip: string): string {
  return zip
    .trim()
    .replace(/^(\d{5})-\d{4}$/, '$1')
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .toLowerCase()
    .replace(/^0+/, '')
    .slice(0, 5);
}

/**
 * 'José-María' becomes 'josemaria', 'Иван' becomes 'ivan'. Letters of scripts other than Latin, Greek and Cyrillic stay.
 * For a first or a last name, each by itself.
 */
export function standardName(name: string): string {
  const letters = Array.from(name.normalize('NFKC').toLowerCase(), plainLetter);
  return letters.join('').replace(/[^\p{L}\p{Nd}]/gu, '');
}

/** A mobile advertising id: 32 hexadecimal digits; null if it is not one. */
export function standardMaid(id: string): string | null {
  return ofLength(id.replace(/[^0-9a-f]/gi, ''), 32, 32);
}

/** A vehicle identification number: 17 letters and digits; null if it is not one. */
export function standardVin(vin: string): string | null {
  return ofLength(alphanumeric(vin), 17, 17);
}

/** The id of a connected TV: 8 to 32 letters and digits; null if it is not one. */
export function standardCtvId(id: string): string | null {
  return ofLength(alphanumeric(id), 8, 32);
}

const alphanumeric = (text: string): string => text.replace(/[^0-9a-z]/gi, '');

function ofLength(text: string, least: number, most: number): string | null {
  return text.length < least || text.length > most ? null : text.toLowerCase();
}

function plainLetter(letter: string): string {
  const latin = TRANSLITERATED[letter];
  if (latin !== undefined) return latin;
  if (/\p{Script=Latin}/u.test(letter)) return foldText(letter);
  // A Greek or Cyrillic letter with an accent, 'ά'.
  return TRANSLITERATED[letter.normalize('NFD').charAt(0)] ?? letter;
}

/**
 * Greek by ELOT 743 and Cyrillic by ICAO 9303, the standards of passports. DROP does not publish its own table; it only
 * says that these letters are transliterated.
 */
const TRANSLITERATED: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  ђ: 'd',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  ѕ: 'dz',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ў: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  џ: 'dz',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};
