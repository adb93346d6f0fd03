/** What people call a county, behind its name. */
export const COUNTY_KINDS = ['county', 'parish', 'city and borough', 'borough', 'census area', 'municipio'] as const;
const KINDS = new RegExp(`^(.+?) (${COUNTY_KINDS.join('|')})$`);
const KINDS_BEFORE = /^(county|parish|borough|municipality|municipio) (?:of|de) (.+)$/;

/** A county as people write it. */
export interface CountyWords {
  /** without its kind: 'king', 'st louis' */
  readonly name: string;
  /** 'county', 'parish', 'borough' ... */
  readonly kind: string;
}

/**
 * Reads the county that these words in lower case stand for, and nothing else: 'king county', 'county of king', 'orleans
 * parish'; null for anything else. 'king co' may be King in Colorado: it is a county only if its state `isBehind` it.
 */
export function readCounty(words: string, isBehind = false): CountyWords | null {
  const [, before, named] = KINDS_BEFORE.exec(words) ?? [];
  if (before !== undefined && named !== undefined) return { name: named, kind: before };
  const [, name, kind] = KINDS.exec(isBehind ? words.replace(/ (?:co|cnty|cty)$/, ' county') : words) ?? [];
  return name === undefined || kind === undefined ? null : { name, kind };
}
