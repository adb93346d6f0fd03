import type { StateCode } from '../../../shared/people/us-states.ts';

/**
 * People of Hispanic or Latino origin, then Asian residents, per thousand residents of each state and territory: U.S.
 * Census Bureau, 2020 Census (public domain), rounded. American Samoa, Guam and the Northern Marianas are by estimate,
 * and territories have no Asian share: their families have lists of their own (island-origins.ts). The last names of
 * Texas are not those of Vermont. Nothing but names depends on it.
 */
const PER_THOUSAND = `
AL 53 15; AK 68 60; AZ 307 36; AR 85 17; CA 394 154; CO 219 35; CT 173 48; DE 105 43
DC 113 48; FL 265 30; GA 105 45; HI 95 372; ID 130 15; IL 182 59; IN 82 25; IA 68 24
KS 130 29; KY 46 17; LA 69 19; ME 20 12; MD 118 68; MA 126 72; MI 56 33; MN 61 52
MS 36 11; MO 49 22; MT 42 8; NE 120 27; NV 287 88; NH 43 26; NJ 216 102; NM 477 18
NY 195 96; NC 107 33; ND 43 17; OH 45 25; OK 119 23; OR 139 46; PA 81 39; RI 166 36
SC 69 18; SD 44 15; TN 69 20; TX 393 54; UT 151 24; VT 24 18; VA 105 71; WA 137 95
WV 19 8; WI 76 30; WY 102 9; PR 989 0; AS 5 0; GU 30 0; MP 10 0; VI 184 0
`;

/** The shares of a state or of the country, from 0 to 1. */
export interface ResidentShares {
  readonly hispanic: number;
  readonly asian: number;
}

/** Of the whole country, Puerto Rico included. */
export const IN_COUNTRY: ResidentShares = { hispanic: 0.195, asian: 0.06 };

const SHARES: ReadonlyMap<string, ResidentShares> = new Map(
  PER_THOUSAND.trim()
    .split(/[;\n]\s*/)
    .map((entry) => {
      const [state = '', hispanic, asian] = entry.split(' ');
      return [state, { hispanic: Number(hispanic) / 1_000, asian: Number(asian) / 1_000 }];
    }),
);

/** The shares of a state's or territory's residents. */
export function residentShares(stateCode: StateCode): ResidentShares {
  const shares = SHARES.get(stateCode);
  if (shares === undefined) throw new Error(`no shares of ${stateCode}`);
  return shares;
}
