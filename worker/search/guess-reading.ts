import type { TypedAnswer, TypedReading } from '../../shared/contract/finding/typed.ts';
import { readTypedName } from '../../shared/people/names/person-name.ts';
import { splitsOf } from '../../shared/typed/line-splits.ts';
import { guessAddressSplit } from '../../shared/typed/typed-address.ts';
import { readTypedLine } from '../../shared/typed/typed-line.ts';
import { cutTitles } from '../../shared/typed/typed-name.ts';
import { parseLocation } from '../../shared/urls/location.ts';

/** First and last name. */
const NAME_WORDS = 2;

/**
 * What a line means by its shape alone, for an origin that does not read lines: a name and its place behind a comma, a
 * ZIP code, or a state at the end ('john smith portland oregon'). `location` stood in the place field beside it.
 */
export function guessReading(text: string, location = ''): TypedAnswer {
  const line = readTypedLine(text);
  if (line.kind === 'address') {
    const address = line.location === '' ? guessAddressSplit(line.street) : line;
    if (address.location === '') return { readings: [], isSure: false };
    return sure({ kind: 'address', street: address.street, location: address.location });
  }
  if (line.kind !== 'words') return { readings: [], isSure: false };
  const { parts, zip } = line;
  const [first = ''] = parts;
  const [split = [first, ''] as const] = splitsOf(parts);
  const [name, place] = location === '' && parts.length === 1 ? splitAtState(first) : split;
  return sure(nameIn(name, location || place || (zip ?? '')));
}

function nameIn(name: string, location: string): TypedReading {
  const spoken = cutTitles(readTypedName(name).split(' ')).join(' ');
  return { kind: 'name', name: spoken, location, people: 0 };
}

/** A first and last name, if what follows ends with a state. */
function splitAtState(text: string): readonly [name: string, place: string] {
  const words = text.split(' ');
  const behind = words.slice(NAME_WORDS).join(' ');
  const { kind } = parseLocation(behind);
  return kind === 'state' || kind === 'city-state' ? [words.slice(0, NAME_WORDS).join(' '), behind] : [text, ''];
}

const sure = (reading: TypedReading): TypedAnswer => ({ readings: [reading], isSure: true });
