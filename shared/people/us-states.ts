/** Two-letter code to name: the 50 states, DC and five territories (F5-21, F5-22). */
export const US_STATES = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  PR: 'Puerto Rico',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  VI: 'Virgin Islands',
} as const;

export type StateCode = keyof typeof US_STATES;

const CODES_BY_NAME: ReadonlyMap<string, StateCode> = new Map(
  (Object.entries(US_STATES) as [StateCode, string][]).map(([code, name]) => [name.toLowerCase(), code]),
);

/** Whether the text is a state code, in any letter case (F5-20). */
export function isStateCode(text: string): boolean {
  return Object.hasOwn(US_STATES, text.toUpperCase());
}

/** The code of a state given by code or name, in any letter case; null for anything else. */
export function stateCodeOf(text: string): StateCode | null {
  // As places mostly have it.
  if (Object.hasOwn(US_STATES, text)) return text as StateCode;
  const trimmed = text.trim();
  if (isStateCode(trimmed)) return trimmed.toUpperCase() as StateCode;
  return CODES_BY_NAME.get(trimmed.toLowerCase().replace(/[\s-]+/g, ' ')) ?? null;
}

/** 'Oregon' for 'OR'; an unknown code is returned as it is. */
export function stateName(code: string): string {
  return (US_STATES as Readonly<Record<string, string>>)[code.toUpperCase()] ?? code;
}
