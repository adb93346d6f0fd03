import { countOf } from '../format/numbers.ts';
import { possessive } from '../format/prose.ts';
import { withCounty } from '../search/browse.ts';

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five'];
/** A non-breaking hyphen. */
const RANGE = '1‑3';
/** P9-060: a runner cannot find what courts no longer keep. */
const RETAIN = 'Courts retain records for the last 7 years.';

/** Words of Court Runner: its form, the purchase, and the messages while the runner is out and after the return. */
export const courtRunnerCopy = {
  title: 'Court Runner',
  /** P9-061 */
  about: (first: string) =>
    `Send a person to the courthouse for ${possessive(first)} records. Typically back in ${RANGE} business days.`,
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
  requested: {
    /** P4-102 */
    about: 'The runner is on the way.',
    chip: 'Requested',
    asked: 'Requested',
    paid: (invoice: string, total: string) => `Receipt ${invoice}, ${total}`,
    out: (county: string) => `${county}: runner on the way`,
    expected: (day: string) => `Typically returned in ${RANGE} business days: by ${day}`,
    back: (county: string) => `${county}: searched`,
    failed: (county: string) => `${county}: could not be searched`,
    result: 'Result',
    resultText: 'We email you, and the result appears here. You do not need to keep this page open.',
  },
  returned: {
    about: 'The runner is back.',
    cases: (count: number) => (count === 0 ? 'No cases' : countOf(count, 'case')),
    casesOn: (count: number, day: string) => `${countOf(count, 'case')}, returned ${day}`,
    on: (day: string) => `Returned ${day}`,
    source: (day: string) => `Read from the court’s own file on ${day}. ${RETAIN}`,
    none: 'No cases found.',
    /** without a name: the visitor may have searched for another spelling than the page's */
    noneText: (county: string) =>
      `The runner searched ${county} and found no record in the last 7 years. Other counties and older records were not searched.`,
    untitled: 'Charge without a title',
    noCharges: 'The court’s file on this case lists no charge.',
    missing: 'Not available',
    fields: {
      offenseDate: 'Offense date',
      bestKnownDate: 'Best known date',
      filed: 'Filed',
      plea: 'Plea',
      sentence: 'Sentence',
      crimeType: 'Crime type',
      /** for a charge whose title is too long to be one */
      title: 'Charge in full',
      source: 'Source',
    },
    outcomes: {
      sentenced: 'Sentenced',
      pleaded: (plea: string) => `Plea: ${plea}`,
      unknown: 'Outcome not on file',
    },
  },
  failed: {
    about: 'The request could not be completed.',
    chip: 'Refunded',
    title: 'We could not search this courthouse.',
    text: 'What you paid for this county is refunded to your payment method. The receipt shows the refund.',
  },
  receipt: 'View receipt',
  again: 'Request another county',
  /** beside an empty list of criminal records */
  offer: 'Send a Court Runner to a courthouse',
  purchase: {
    head: {
      title: 'Court Runner',
      description: 'Send a person to the courthouse: whose records, where, and what it costs.',
    },
    title: 'Send a Court Runner',
    lead: 'A runner goes to the courthouse in each county and requests the records of the person you name here.',
    whom: 'The person to search for',
    back: 'Back to the page',
    terms: {
      charged: 'What you pay for',
      chargedText: 'The search in each county, even if its court has no case',
      refund: 'If a county cannot be searched',
      refundText: 'You get a full refund for it',
    },
    pay: (total: string) => `Pay ${total} for Court Runner`,
    payNothing: 'Pay for Court Runner',
    update: 'Update the total',
    changed: {
      title: 'Nothing was charged.',
      text: (total: string) => `The total is now ${total}. Please check the counties and submit the form again.`,
    },
    nowhere: {
      title: 'There is no courthouse to search',
      text: 'No county where this person lived is on record or open to your account, or Court Runner is not for sale now.',
    },
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

/** The email sent when a runner is back, and the receipt's note about one who could not search. */
export const courtRunnerMailCopy = {
  subject: 'Your Court Runner is back',
  text: (receiptsUrl: string) =>
    `The runner you sent to the courthouse is back. The results are on the page of the person you asked about, under Court Runner. Your receipts link to it:

${receiptsUrl}

If a county could not be searched, what you paid for it is refunded to your payment method.`,
  allFailed: (receiptsUrl: string) =>
    `The runner you sent to the courthouse is back and could not search any of the counties you asked for. What you paid is refunded to your payment method. Your receipts show it:

${receiptsUrl}`,
  failed: (county: string, state: string) => `Court Runner could not search ${withCounty(county)}, ${state}`,
} as const;
