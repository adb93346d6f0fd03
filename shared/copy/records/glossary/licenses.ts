import type { GlossaryTerm } from './glossary-term.ts';

/** Words of licenses and permits. */
export const licenseTerms: readonly GlossaryTerm[] = [
  {
    id: 'concealed-handgun',
    term: 'Concealed handgun license',
    words: 'concealed (?:handgun|weapon|carry|firearm)\\w*',
    text: 'Permission to carry a handgun that cannot be seen. Many states do not require one, so not having one says little.',
  },
  {
    id: 'inactive-license',
    term: 'Inactive, expired',
    words: 'inactive|expired|lapsed',
    text: 'A license that is not in use or was not renewed. That is usual when somebody retires, moves or changes jobs, and does not mean that it was taken away.',
  },
  {
    id: 'medical-class',
    term: 'Medical class',
    words: 'medical class',
    text: 'How strict a pilot’s medical examination was: usually first class for airline captains, second for other paid flying, third for private flying.',
  },
  {
    id: 'pilot-certificate',
    term: 'Pilot certificate',
    words: 'pilot certificate|(?:student|sport|recreational|private|commercial) pilot|airline transport pilot',
    text: 'What a pilot may do: learn (student), fly without pay (sport, recreational, private), or be paid for flying (commercial, airline transport).',
  },
  {
    id: 'rating',
    term: 'Rating',
    words: 'ratings?',
    text: 'An addition to a pilot’s certificate for a kind of aircraft or flying, such as seaplanes, or flying by instruments alone.',
  },
  {
    id: 'revoked-license',
    term: 'Suspended, revoked',
    words: 'suspended|revoked',
    text: 'The office that gave a license has taken it away, for a time or for good. Reasons range from unpaid fees to misconduct.',
  },
];
