import { countOf } from '../format/numbers.ts';
import { possessive } from '../format/prose.ts';

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five'];
/** Business days, with a non-breaking hyphen. */
export const RANGE = '1‑3';
/** P9-060: a runner cannot find what courts no longer keep. Without its period. */
export const RETAIN_YEARS = 'Courts retain records for the last 7 years';
export const RETAIN = `${RETAIN_YEARS}.`;

/** Words of Court Runner's form and purchase, which the browser has too; those of the counties are in a file of their own. */
export const courtRunnerCopy = {
  title: 'Court Runner',
  /** P9-061; null: the name is withheld (P2-133) */
  about: (first: string | null) =>
    `Send a person to the courthouse for ${possessive(first ?? 'this person')} records. Typically back in ${RANGE} business days.`,
  form: {
    firstName: 'First name',
    middleName: 'Middle name (optional)',
    lastName: 'Last name',
    birthDate: 'Date of birth',
    birthDateHint: 'Courts match on a full date of birth, 18 to 90 years ago.',
    counties: 'Counties to search',
    note: {
      title: 'You pay for the search, not for the result',
      text: `If a court has no case, its price still applies. If we cannot search a county, you get a full refund for it. ${RETAIN}`,
    },
    none: 'No county selected',
    /** a county that was chosen and cannot be ordered any more */
    leftOut: 'We left out a county that you chose, because you already have it or a runner is on the way.',
    counted: (count: number) => countOf(count, 'county', 'counties'),
    review: (first: string) => `Review ${possessive(first)} request`,
    reviewShort: 'Review request',
  },
  errors: {
    /** P5-018, P8-027: word for word, without a period */
    county: 'Must select at least one county',
    birthDate: 'Please enter a full date of birth, 18 to 90 years ago.',
    /** a county they left longer ago than courts keep records */
    old: 'Check “Search it anyway”, or leave that county out.',
    /** 'Two things need your attention' */
    title: (count: number) =>
      `${NUMBERS[count] ?? count} ${count === 1 ? 'thing needs' : 'things need'} your attention`,
    /** 'Last name, and at least one county.' */
    text: (things: readonly string[]) => {
      const sentence = things.length > 1 ? `${things.slice(0, -1).join(', ')}, and ${things.at(-1)}` : things.join();
      return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
    },
    things: {
      firstName: 'first name',
      middleName: 'middle name',
      lastName: 'last name',
      birthDate: 'date of birth',
      county: 'at least one county',
      old: 'a county they left long ago',
    },
  },
  /** the form that buys a request */
  purchase: {
    whom: 'The person to search for',
    terms: {
      charged: 'What you pay for',
      chargedText: 'The search in each county, even if its court has no case',
      refund: 'If a county cannot be searched',
      refundText: 'You get a full refund for it',
    },
    pay: (total: string) => `Pay ${total} for Court Runner`,
    payNothing: 'Pay for Court Runner',
    update: 'Update the total',
  },
} as const;
