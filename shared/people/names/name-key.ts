/** Letters that Unicode does not decompose, with their plain spelling. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

/** Lower case without diacritics: 'Łukasz Nuñez' becomes 'lukasz nunez'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıħ]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

/**
 * The key under which a name or city is stored and searched: folded, without apostrophes and periods, with a single
 * space for anything else that is not a letter or digit. "O'Neil-Smith" becomes 'oneil smith'. Letters of other scripts
 * stay.
 */
export function nameKey(text: string): string {
  return foldText(text)
    .replace(/['’ʼ`.()+]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
