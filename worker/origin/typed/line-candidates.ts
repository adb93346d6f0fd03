import { readTypedName } from '../../../shared/people/names/person-name.ts';
import { splitsOf } from '../../../shared/typed/line-splits.ts';
import type { TypedWords } from '../../../shared/typed/typed-line.ts';
import { cutTitles } from '../../../shared/typed/typed-name.ts';
import { parseLocation } from '../../../shared/urls/location.ts';
import { tailsOf, withoutLead } from './line-tails.ts';

/** One way to split a line into a name and a place. */
export interface SplitCandidate {
  /** in spoken order, without titles and suffixes */
  readonly name: string;
  readonly place: string;
  /** a comma or a state marks the place, so that it may be misspelled */
  readonly isMarked: boolean;
  /** the place may be a title after the name: 'MD' */
  readonly isTitle: boolean;
}

/** What the words of a line may mean, before anybody has looked at the gazetteer or at the names on record. */
export interface LineCandidates {
  /** all of it as a name, and the place that stands beside it; '' for anywhere */
  readonly whole: { readonly name: string; readonly place: string };
  /** the longest place first */
  readonly splits: readonly SplitCandidate[];
  /** what stands before the first comma as a name, and the rest as its place; null without a comma */
  readonly stated: { readonly name: string; readonly place: string } | null;
  /** all of it as a place; null if it cannot be one */
  readonly place: string | null;
}

/** Words of the longest place that is looked for behind a name: 'near salt lake city utah'. */
const PLACE_WORDS_MAX = 5;
/** Splits that are looked up. */
const SPLITS_MAX = 8;

/** `location` is the text of the place field beside the line. */
export function candidatesOf({ parts: typed, zip, mayBeState }: TypedWords, location: string): LineCandidates {
  const parts = typed.map(withoutMarks).filter((part) => part !== '');
  const [first = '', ...rest] = parts;
  const isState = parseLocation(location).kind === 'state';
  const within = (place: string): string =>
    isState && parseLocation(place).kind === 'city' ? `${place}, ${location}` : place;
  const behind = rest.join(', ');
  const marked = [
    ...namesAndTails(first).map(([name, tail]) => [name, behind === '' ? tail : `${tail}, ${behind}`] as const),
    ...turnedTails(parts),
    ...splitsOf(parts).filter(([, place]) => place !== ''),
    ...(mayBeState === null ? [] : [[readTypedName(parts.join(', ')), mayBeState] as const]),
  ];
  const splits = marked.map(([name, place]) => ({
    name: spoken(name),
    place: within(place),
    isMarked: behind !== '' || parseLocation(place).kind === 'city-state',
    isTitle: place === mayBeState,
  }));
  const once = new Map(splits.map((split) => [`${split.name}|${split.place}`, split] as const));
  const text = parts.join(', ');
  return {
    whole: { name: spoken(text), place: location === '' ? (zip ?? '') : location },
    splits: [...once.values()].filter(({ name }) => name !== '').slice(0, SPLITS_MAX),
    stated: behind === '' ? null : { name: spoken(first), place: within(behind) },
    place: location === '' || isState ? within(text) : null,
  };
}

/** Without words of no letter or digit: 'maria garcia / houston', 'maria garcia - houston'. */
function withoutMarks(part: string): string {
  return part
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ');
}

/** 'maria garcia in houston tx' as a name and the place at its end, the longest place first. */
function namesAndTails(text: string): (readonly [name: string, tail: string])[] {
  return tailsOf(text, PLACE_WORDS_MAX).map(([head, tail]) => [withoutLead(head), tail] as const);
}

/** 'garcia, maria houston tx' */
function turnedTails([last = '', given, ...rest]: readonly string[]): (readonly [name: string, place: string])[] {
  if (given === undefined) return [];
  return namesAndTails(given).map(([name, tail]) => [`${last}, ${name}`, [tail, ...rest].join(', ')] as const);
}

function spoken(name: string): string {
  return cutTitles(
    readTypedName(name)
      .split(' ')
      .filter((word) => word !== ''),
  ).join(' ');
}
