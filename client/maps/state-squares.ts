import type { StateCode } from '../../shared/people/us-states.ts';

/** The states as squares, row by row from the north; a dot is an empty place. */
const ROWS = [
  'AK . . . . . . . . . . ME',
  '. . . . . . . . . . VT NH',
  '. WA ID MT ND MN IL WI MI NY RI MA',
  '. OR NV WY SD IA IN OH PA NJ CT .',
  '. CA UT CO NE MO KY WV VA MD DE .',
  '. . AZ NM KS AR TN NC SC DC . .',
  '. . . . OK LA MS AL GA . . .',
  'HI . . . TX . . . . FL . .',
] as const;

export interface StateSquare {
  readonly stateCode: StateCode;
  /** from 1 to 12 if something is missing before it in its row, so that it does not follow on by itself */
  readonly column: number | null;
}

/** The 50 states and the District of Columbia in the order of the drawing. Territories have no square. */
export const STATE_SQUARES: readonly StateSquare[] = ROWS.flatMap((row) =>
  row.split(' ').flatMap((code, at, codes) => {
    if (code === '.') return [];
    return [{ stateCode: code as StateCode, column: at === 0 || codes[at - 1] === '.' ? at + 1 : null }];
  }),
);
