/** Words of city names with a short spelling, which the gazetteer may have either way. */
const FIRST_WORDS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  pt: 'point',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};
const LAST_WORDS: Readonly<Record<string, string>> = {
  bch: 'beach',
  cty: 'city',
  hts: 'heights',
  hls: 'hills',
  jct: 'junction',
  lk: 'lake',
  mt: 'mount',
  mtn: 'mountain',
  pk: 'park',
  pt: 'point',
  spg: 'springs',
  spgs: 'springs',
  vlg: 'village',
};

const turned = (table: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(table).map(([short, long]) => [long, short]));

/** Each word with its other spelling. The gazetteer shortens saints and mounts; nobody shortens the others in it. */
const FIRST: Readonly<Record<string, string>> = {
  ...turned({ st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }),
  ...FIRST_WORDS,
};

/**
 * The keys under which a gazetteer may have a city, as typed first: 'st louis' and 'saint louis', 'colorado spgs' and
 * 'colorado springs'. City keys, as from nameKey.
 */
export function citySpellings(cityKey: string): string[] {
  const words = cityKey.split(' ');
  if (words.length === 1) return [cityKey];
  const first = FIRST[words[0] ?? ''];
  const last = LAST_WORDS[words.at(-1) ?? ''];
  const other = (isFirst: boolean, isLast: boolean): string =>
    [isFirst ? first : words[0], ...words.slice(1, -1), isLast ? last : words.at(-1)].join(' ');
  return [
    cityKey,
    ...(first === undefined ? [] : [other(true, false)]),
    ...(last === undefined ? [] : [other(false, true)]),
    ...(first === undefined || last === undefined ? [] : [other(true, true)]),
  ];
}
