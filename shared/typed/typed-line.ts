import { isCountry, withoutCountry } from '../people/places/country.ts';
import { partsOf } from './line-parts.ts';
import { shapeOfLine, tidyLine } from './line-shape.ts';
import { splitAddressLine } from './typed-address.ts';
import { readEmail } from './typed-email.ts';
import { cutTitles, isTitleAlone } from './typed-name.ts';
import { phoneOf } from './typed-phone.ts';

/** What a typed line is by its shape alone, whichever field it was typed into. */
export type TypedLine =
  /** no letter or digit */
  | { readonly kind: 'nothing' }
  /** letters that no path can spell */
  | { readonly kind: 'unspellable' }
  /** digits and X, without extension; maybe too few to search for */
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'email'; readonly email: string; readonly name: string | null }
  /** a post office box */
  | { readonly kind: 'box'; readonly street: string; readonly location: string }
  /** `location` is '' if there is none, or if only a gazetteer can tell where it begins */
  | { readonly kind: 'address'; readonly street: string; readonly location: string }
  /** '97217', '97217-1234' */
  | { readonly kind: 'zip'; readonly zip: string }
  | TypedWords;

/** A name, a place, or a name and a place. */
export interface TypedWords {
  readonly kind: 'words';
  /** the line at its commas, at least one part; titles and suffixes are cut from the name */
  readonly parts: readonly string[];
  /** at the end or in front of the words, which do not contain it */
  readonly zip: string | null;
  /** titles and suffixes were cut that may be a state: 'MD' is a doctor or Maryland */
  readonly mayBeState: string | null;
}

const ZIP_BEHIND = /^(.*\p{L}.*?)[\s,;]+(\d{5}(?:-\d{4})?)$/u;
const ZIP_IN_FRONT = /^(\d{5}(?:-\d{4})?)[\s,;]+(.*\p{L}.*)$/u;

/** Reads a line by its shape. What only a gazetteer or the names on record can decide stays `words`. */
export function readTypedLine(text: string): TypedLine {
  const line = tidyLine(text);
  const kind = shapeOfLine(line);
  switch (kind) {
    case 'nothing':
    case 'unspellable':
      return { kind };
    case 'email': {
      const email = readEmail(line);
      return email === null ? { kind: 'nothing' } : { kind, ...email };
    }
    case 'zip':
      return { kind, zip: line.replace('–', '-') };
    case 'phone':
      return { kind, phone: phoneOf(line) };
    case 'box':
    case 'address':
      return { kind, ...splitAddressLine(line) };
    case 'words':
      return readWords(line);
  }
}

function readWords(text: string): TypedLine {
  const line = withoutCountry(text);
  const behind = ZIP_BEHIND.exec(line);
  const front = behind === null ? ZIP_IN_FRONT.exec(line) : null;
  const zip = behind?.[2] ?? front?.[1] ?? null;
  const parts = partsOf(behind?.[1] ?? front?.[2] ?? line);
  const [first = ''] = parts;
  if (parts.length === 0 || (parts.length === 1 && isCountry(first))) return { kind: 'nothing' };
  const last = parts.at(-1)?.split(' ').at(-1) ?? '';
  const isMaryland = last.toLowerCase() === 'md' && !/^dr\.?\s/i.test(first) && line !== last;
  const kept = parts.filter((part, at) => at === 0 || !isTitleAlone(part));
  const tidy = kept.map((part, at) => (at < 2 ? cutTitles(part.split(' ')).join(' ') : part));
  return { kind: 'words', parts: tidy, zip, mayBeState: isMaryland ? last.toUpperCase() : null };
}
