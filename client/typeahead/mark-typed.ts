import { foldText } from '../../shared/people/names/name-key.ts';

/** A piece of a text, and whether the visitor typed it. */
export interface TextPiece {
  readonly text: string;
  readonly isTyped: boolean;
}

/**
 * Which word beginnings in a text were typed: 'Maya Ost' and 'rowski' of 'Maya Ostrowski' for 'maya ost'. Each typed word
 * counts once; punctuation, accents and letter case are ignored.
 */
export function markTyped(text: string, typed: string): readonly TextPiece[] {
  const wanted = wordsOf(foldText(typed));
  const pieces: TextPiece[] = [];
  const add = (piece: string, isTyped: boolean) => {
    const before = pieces.at(-1);
    if (piece === '') return;
    if (before?.isTyped === isTyped) pieces[pieces.length - 1] = { text: before.text + piece, isTyped };
    else pieces.push({ text: piece, isTyped });
  };
  // A sign between two typed words counts as typed.
  for (const [, between = '', word = ''] of text.matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}\p{M}'’]*)/gu)) {
    const length = takeTyped(word, wanted);
    add(between, length > 0 && pieces.at(-1)?.isTyped === true);
    add(word.slice(0, length), true);
    add(word.slice(length), false);
  }
  return pieces;
}

/** How many letters of a word were typed; removes the typed word that matched. */
function takeTyped(word: string, wanted: string[]): number {
  const letters = [...word];
  // Folding may change a text's length ('ß'): letters are folded one by one so that they can be counted.
  const folded = letters.map((letter) => foldText(letter).replace(/['’]/g, ''));
  const at = wanted.findIndex((typed) => typed !== '' && folded.join('').startsWith(typed));
  const [typed] = at < 0 ? [undefined] : wanted.splice(at, 1);
  if (typed === undefined) return 0;
  let taken = '';
  let length = 0;
  for (const [index, letter] of letters.entries()) {
    if (taken.length >= typed.length) break;
    taken += folded[index] ?? '';
    length += letter.length;
  }
  return length;
}

function wordsOf(text: string): string[] {
  return text
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length);
}
