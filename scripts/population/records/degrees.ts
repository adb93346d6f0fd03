import type { Charge } from './charges.ts';

/**
 * The degrees and classes of charges in the states that have them: state | subject, '!' for a felony, degree as a number
 * (0 for none) and class as a letter. For the sections in `statutes.ts`; an approximation of ours. What is missing has
 * neither on record.
 */
const TABLE = `
AK|disorderly 0B; trespass 2B; drugs! 5C; assault 4A; harass 2B; forgery! 2C; burglary! 2C; resist 0A
AL|disorderly 0C; mischief 3B; drugs! 0D; assault 3A; harass 0C; forgery! 2C; burglary! 3C; resist 0B; fta 2A
AR|disorderly 0C; theft 0A; mischief 2A; assault 3A; forgery! 2C; burglary! 0C
AZ|trespass 3; burglary! 3; fta 2
CO|trespass 3; assault 3; burglary! 2; forgery! 0
CT|disorderly 0C; trespass 3C; mischief 3B; drugs 0A; assault 3A; harass 2C; burglary! 3D; resist 0A; fta 2A
DE|assault 3A; burglary! 3; forgery! 2
FL|disorderly 2; trespass 1; drugs! 3; assault 2; harass 1; forgery! 3; weapon! 3; drunk 2; resist 1; theft! 3
HI|trespass 2; assault 3; forgery! 2C; burglary! 2C; drugs! 3C
KY|disorderly 2B; trespass 3; mischief 3B; assault 4A; harass 0B; forgery! 2D; burglary! 3D; resist 0A; drugs! 1D
MN|mischief 4; assault 5; drugs! 5; burglary! 3
MO|trespass 1B; assault 4A; harass 2A; burglary! 2D; forgery! 0D; drugs! 0D; weapon! 0E; mischief 2B
NJ|drugs! 3; theft! 3; idtheft! 3; burglary! 3; forgery! 4; weapon! 2
NY|trespass 3B; mischief 4A; drugs 7A; assault 3A; burglary! 3D; theft 0A; shoplift 0A; resist 0A; fta 3A
OR|disorderly 2B; trespass 2C; mischief 2A; drugs 0A; assault 4A; harass 0B; burglary! 2C; resist 0A; fta 2A; idtheft! 0C; weapon! 0C
TX|disorderly 0C; trespass 0B; assault 0A; harass 0B; resist 0A; drunk 0C; fta 0A; dui 0B
WA|theft 3; shoplift 3; trespass 2; mischief 3; assault 4; burglary! 2B; forgery! 0C; idtheft! 2C
`;
const WORDS = [
  null,
  'First Degree',
  'Second Degree',
  'Third Degree',
  'Fourth Degree',
  'Fifth Degree',
  null,
  'Seventh Degree',
];

/** How grave a charge is in its class. */
export interface Severity {
  /** 'Second Degree' */
  readonly degree: string | null;
  /** 'A' is the most serious */
  readonly grade: string | null;
}

const NONE: Severity = { degree: null, grade: null };
const SEVERITIES: ReadonlyMap<string, Severity> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [state = '', cells = ''] = line.split('|');
      return cells.split('; ').map((cell): [string, Severity] => {
        const [subject = '', code = ''] = cell.split(' ');
        return [
          `${state} ${subject}`,
          { degree: WORDS[Number(code.slice(0, 1))] ?? null, grade: code.slice(1) || null },
        ];
      });
    }),
);

/** The degree and the class of a charge in a state, where it has some; traffic charges have none. */
export function severityOf({ subject, classification }: Charge, stateCode: string): Severity {
  return SEVERITIES.get(`${stateCode} ${subject}${classification === 'Felony' ? '!' : ''}`) ?? NONE;
}
