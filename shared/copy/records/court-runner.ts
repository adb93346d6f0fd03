import { formatPrice } from '../format/dollars.ts';
import { countOf } from '../format/numbers.ts';
import { possessive } from '../format/prose.ts';
import { withCounty } from '../search/browse.ts';

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five'];
/** Business days, with a non-breaking hyphen. */
export const RANGE = '1‑3';
/** P9-060: a runner cannot find what courts no longer keep. */
export const RETAIN = 'Courts retain records for the last 7 years.';

/** Words of Court Runner's form and purchase. */
export const courtRunnerCopy = {
  title: 'Court Runner',
  /** P9-061; null: the name is withheld (P2-133) */
  about: (first: string | null) =>
    `Send a person to the courthouse for ${possessive(first ?? 'this person')} records. Typically back in ${RANGE} business days.`,
  /** dollars: of a county's search, which its court's fee comes on top of */
  price: (dollars: number) => `${formatPrice(dollars)} plus county fee, for each county. No subscription.`,
  county: (countyName: string, stateCode: string) => `${countyOf(countyName, stateCode)}, ${stateCode}`,
  form: {
    firstName: 'First name',
    middleName: 'Middle name (optional)',
    lastName: 'Last name',
    birthDate: 'Date of birth',
    birthDateHint: 'Courts match on a full date of birth, 18 to 90 years ago.',
    counties: 'Counties to search',
    /** a county where they still live, or whose move-out year is unknown */
    lived: (from: number, to: number | null) => (to === null ? `Lived here from ${from}` : livedBetween(from, to)),
    note: {
      title: 'You pay for the search, not for the result',
      text: `If a court has no case, its price still applies. If we cannot search a county, you get a full refund for it. ${RETAIN}`,
    },
    none: 'No county selected',
    counted: (count: number) => countOf(count, 'county', 'counties'),
    review: (first: string) => `Review ${possessive(first)} request`,
    reviewShort: 'Review request',
  },
  errors: {
    /** P5-018, P8-027: word for word, without a period */
    county: 'Must select at least one county',
    birthDate: 'Please enter a full date of birth, 18 to 90 years ago.',
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

function livedBetween(from: number, to: number): string {
  return from === to ? `Lived here in ${from}` : `Lived here ${from} to ${to}`;
}

/** Louisiana's word for its counties. */
function countyOf(name: string, stateCode: string): string {
  const isNamed = withCounty(name) === name;
  return stateCode === 'LA' && !isNamed ? `${name} Parish` : withCounty(name);
}
