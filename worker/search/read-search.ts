import type { TypedAnswer } from '../../shared/contract/finding/typed.ts';
import { addressPageCopy } from '../../shared/copy/search/address-page.ts';
import { checkSearch } from '../../shared/forms/check-search.ts';
import { FIELD_OF, type SearchErrors } from '../../shared/forms/search-form.ts';
import { isWholeCountry } from '../../shared/people/places/country.ts';
import { readTypedLine, type TypedLine, type TypedWords } from '../../shared/typed/typed-line.ts';
import { paths } from '../../shared/urls/paths.ts';
import { addressErrors } from './address-errors.ts';
import { guessReading } from './guess-reading.ts';
import type { SearchInput } from './search-input.ts';

/** Cannot be searched: the form of `input`, with an error at a field. */
export interface FormReading {
  readonly kind: 'form';
  readonly input: SearchInput;
  readonly errors: SearchErrors;
}

/** What a search means, as far as the edge can tell by its shape. */
export type SearchReading =
  /** meant beyond doubt */
  | { readonly kind: 'go'; readonly path: string }
  | FormReading
  | { readonly kind: 'email'; readonly email: string; readonly name: string | null }
  /** the gazetteer and the names on record decide; `guess` if they cannot be asked or find nothing */
  | {
      readonly kind: 'ask';
      readonly line: string;
      readonly location: string;
      readonly guess: TypedAnswer;
      /** the form's error if nothing was found and there is nothing to guess */
      readonly otherwise: FormReading | null;
    }
  /** a name and a number, in two fields or in one; `line` is what there is of the name */
  | { readonly kind: 'both'; readonly line: string; readonly location: string; readonly phone: string };

/** Words that a name in its own field needs nobody to look at, if its place stands in the other one. */
const PLAIN_NAME_WORDS = 2;
/** A whole number among words: 'maya ostrowski 503-555-0142'. */
const NUMBER_WITHIN = /(?<!\d)(?:\+?1[\s.-]*)?\(?[2-9]\d{2}\)?[\s.-]*[2-9]\d{2}[\s.-]*\d{4}(?!\d)/;

/**
 * Reads what was submitted: any field understands any line (F2-01, F2-13, F2-16). The way of searching that was chosen
 * decides only where a line could be read in several ways, and which form comes back with an error.
 */
export function readSearch(input: SearchInput): SearchReading {
  const { by, values } = input;
  const location = isWholeCountry(values.location ?? '') ? '' : (values.location ?? '');
  const typed = values[FIELD_OF[by]] ?? '';
  const line = readTypedLine(typed);
  if (line.kind === 'nothing' && by !== 'phone') {
    const placed = readTypedLine(location);
    if (['phone', 'email', 'box'].includes(placed.kind) || (placed.kind === 'address' && by === 'name'))
      return readLine({ by, values: { [FIELD_OF[by]]: location } }, placed, location, '');
  }
  return readLine(input, line, typed, location);
}

function readLine(input: SearchInput, line: TypedLine, typed: string, location: string): SearchReading {
  const { by, values } = input;
  switch (line.kind) {
    case 'nothing':
    case 'unspellable':
      // 'usa' is not blank, and yet nobody to look for.
      return { kind: 'form', input, errors: checkSearch(by, { ...values, [FIELD_OF[by]]: blankIfRead(typed, line) }) };
    case 'email':
      return { kind: 'email', email: line.email, name: line.name };
    case 'box':
      return formOf({ street: line.street, location: line.location || location }, { street: errors.box });
    case 'zip':
      return by === 'phone' ? readPhone(input, typed) : { kind: 'go', path: paths.whitePages({ location: line.zip }) };
    case 'phone':
      return readPhone(input, line.phone);
    case 'address':
      return readAddress(line.street, line.location || location);
    case 'words':
      return by === 'address'
        ? readStreetWords(line, typed, location)
        : readNamed(line, typed, location, by === 'phone' ? { kind: 'form', input, errors: missingPhone() } : null);
  }
}

const { errors } = addressPageCopy.search;
const missingPhone = (): SearchErrors => checkSearch('phone', {});

function blankIfRead(typed: string, { kind }: TypedLine): string {
  return kind === 'nothing' ? '' : typed;
}

function readPhone({ by, values }: SearchInput, phone: string): SearchReading {
  const wrong = checkSearch('phone', { phone });
  if (Object.keys(wrong).length === 0) return { kind: 'go', path: paths.phone({ phone }) };
  // A house number alone.
  if (by === 'address') return { kind: 'form', input: { by, values }, errors: addressErrors(values) };
  const typed = values[FIELD_OF[by]] ?? phone;
  return { kind: 'form', input: { by: 'phone', values: { ...values, phone: typed } }, errors: wrong };
}

function readAddress(street: string, location: string): SearchReading {
  const values = { street, location };
  if (location !== '') {
    const wrong = addressErrors(values);
    if (Object.keys(wrong).length > 0) return formOf(values, wrong);
    return { kind: 'go', path: paths.addressSearch(values) };
  }
  return {
    kind: 'ask',
    line: street,
    location,
    guess: guessReading(street),
    otherwise: formOf(values, addressErrors(values)),
  };
}

/** Words in the street field: 'Broadway', but also 'Maria Garcia, Houston'. */
function readStreetWords(line: TypedWords, typed: string, location: string): SearchReading {
  const values = { street: typed, location };
  if (location !== '') {
    const wrong = addressErrors(values);
    return Object.keys(wrong).length > 0 ? formOf(values, wrong) : { kind: 'go', path: paths.addressSearch(values) };
  }
  const [street = '', ...rest] = line.parts;
  const place = rest.join(', ') || (line.zip ?? '');
  const address = { kind: 'address', street, location: place } as const;
  const guess: TypedAnswer = place === '' ? { readings: [], isSure: false } : { readings: [address], isSure: true };
  return { kind: 'ask', line: typed, location, guess, otherwise: formOf(values, addressErrors(values)) };
}

/** A name, or a name and its place, in the field for names or numbers. */
function readNamed(line: TypedWords, typed: string, location: string, otherwise: FormReading | null): SearchReading {
  const guess = guessReading(typed, location);
  const placed = readTypedLine(location);
  if (placed.kind === 'phone' && Object.keys(checkSearch('phone', { phone: placed.phone })).length === 0)
    return { kind: 'both', line: typed, location: '', phone: placed.phone };
  const [phone] = NUMBER_WITHIN.exec(typed) ?? [];
  if (phone !== undefined)
    return { kind: 'both', line: typed.replace(phone, ' ').replace(/\s+/g, ' ').trim(), location, phone };
  const [name = '', ...rest] = line.parts;
  const isPlain =
    location !== '' &&
    rest.length === 0 &&
    line.zip === null &&
    line.mayBeState === null &&
    name.split(' ').length <= PLAIN_NAME_WORDS;
  if (isPlain) return { kind: 'go', path: paths.personSearch({ name, location }) };
  return { kind: 'ask', line: typed, location, guess, otherwise };
}

function formOf(values: { street: string; location: string }, wrong: SearchErrors): FormReading {
  return { kind: 'form', input: { by: 'address', values }, errors: wrong };
}
