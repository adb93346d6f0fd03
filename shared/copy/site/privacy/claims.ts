import { KEPT_FOR } from '../../../retention/kept-for.ts';
import { spanText } from '../../../retention/span.ts';
import { paths } from '../../../urls/paths.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What a claim and a correction of a record leave behind. */
export const claimRows = {
  codes: {
    what: 'A code that was asked for: for which page, a hash of the code, and, if it was sent, the address or number, encrypted',
    why: 'To know the right code, and to count wrong ones.',
    until: `${spanText(KEPT_FOR.claimCode)}, or until it is used`,
  },
  sessions: {
    what: 'That a browser has proven whose record it is: for which page, the address or number that got the code, encrypted, and a hash of its token',
    why: 'So that you need not type a code for each thing you hide or correct.',
    until: `${spanText(KEPT_FOR.claim)}, or until you leave the record`,
  },
  asked: {
    what: 'That a code was asked for, under a keyed hash of the number that got it and of the page',
    why: 'So that nobody is flooded with codes, and nobody guesses them.',
    until: spanText(KEPT_FOR.claimAsked),
  },
  texts: {
    what: 'A text message with a code, until it is sent, and the number it goes to',
    why: 'To send it.',
    until: `Until it is sent, ${spanText(KEPT_FOR.textMessage)} at most`,
  },
  corrections: {
    what: 'A correction: which page, what is wrong and what is right, what you wrote for whoever reviews it, where its decision is mailed (encrypted), and what was decided',
    why: 'To review it, to tell you what became of it, and, once it is accepted, to correct later records in the same way.',
    until: `As long as the correction stands. What you wrote and the address for the decision go when it is decided; of one that was refused, all but the decision goes at once, and that after ${spanText(KEPT_FOR.refusedCorrection)}`,
  },
} as const satisfies { readonly [row: string]: PrivacyRow };

export const claimSection: PrivacySection = {
  id: 'claims',
  title: 'Claimed and corrected records',
  text: [
    'Whoever proves that a record is about them can see all of it and who else does, hide it or parts of it, and suggest corrections. The proof is a code, sent to an email address or a phone that the record lists already.',
    'Where other people’s records list the same number or address, a code sent there is no proof of who reads it. Such a claim can hide, and sees nothing.',
  ],
  links: [{ text: 'Claim a record', href: paths.claim() }],
  rows: Object.values<PrivacyRow>(claimRows),
};
