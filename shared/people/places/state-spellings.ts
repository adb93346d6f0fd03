import { type StateCode, stateCodeOf } from '../us-states.ts';

/**
 * How people spell a state apart from its code and its name: the abbreviations of the time before codes, and what it is
 * called in its neighborhood. Letters only. Words that are also names of towns ('Kent', 'Ida') are left out.
 */
const SPELLINGS: Readonly<Partial<Record<StateCode, string>>> = {
  AL: 'ala',
  AK: 'alas',
  AZ: 'ariz',
  AR: 'ark',
  CA: 'cal calif cali',
  CO: 'colo',
  CT: 'conn',
  DE: 'del dela',
  FL: 'fla flor',
  IL: 'ill ills',
  IN: 'ind',
  KS: 'kan kans',
  MA: 'mass',
  MI: 'mich',
  MN: 'minn',
  MS: 'miss',
  MT: 'mont',
  NE: 'neb nebr',
  NV: 'nev',
  NH: 'nhamp newhamp',
  NJ: 'njersey newjers jersey',
  NM: 'nmex nmexico newmex',
  NY: 'nyork nys',
  NC: 'ncar ncarolina nocar nocarolina ncarol',
  ND: 'ndak ndakota nodak nodakota',
  OK: 'okla',
  OR: 'ore oreg',
  PA: 'penn penna',
  RI: 'rhodeisl rhodeis',
  SC: 'scar scarolina socar socarolina scarol',
  SD: 'sdak sdakota sodak sodakota',
  TN: 'tenn',
  TX: 'tex',
  WA: 'wash',
  WV: 'wva wvirginia westva wvirg',
  WI: 'wis wisc',
  WY: 'wyo',
  PR: 'portorico prico',
  MP: 'cnmi',
  VI: 'usvi usvirginislands',
};

const CODES = new Map(
  (Object.entries(SPELLINGS) as [StateCode, string][]).flatMap(([code, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, code] as const),
  ),
);

/** First words of a spelling of two words or more: 'N. Mex.', 'Rhode Isl.'; 'Fl or' is none. */
const APART = /^(?:[a-z]|no|so|new|rhode|us|west|porto) /;

/** The most words of a state as `readState` takes it: Northern Mariana Islands, District of Columbia, U S Virgin Islands. */
export const STATE_WORDS_MAX = 4;

/**
 * The state that these words, and nothing else, stand for, in any letter case: 'OR', 'Oregon', 'Oreg.', 'N. Mex.', 'D.C.',
 * 'Washington State'. null for anything else.
 */
export function readState(text: string): StateCode | null {
  if (/\d/.test(text)) return null;
  const words = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  const spelling = APART.test(words) ? words.replaceAll(' ', '') : words;
  const known = stateCodeOf(words) ?? CODES.get(spelling) ?? initials(words);
  if (known !== null) return known;
  const named = words.replace(/^state of | state$/, '');
  return named === words || named.length < 4 ? null : stateCodeOf(named);
}

/** 'N. Y.' arrives as two words of one letter. */
function initials(words: string): StateCode | null {
  return /^[a-z] [a-z]$/.test(words) ? stateCodeOf(words.replace(' ', '')) : null;
}
