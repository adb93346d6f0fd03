import { countyInState } from '../format/county-name.ts';
import { countOf } from '../format/numbers.ts';
import { RANGE, RETAIN } from './court-runner.ts';

/** Words of Court Runner while the runner is out and after the return. */
export const runnerResultsCopy = {
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
    fields: {
      offenseDate: 'Offense date',
      bestKnownDate: 'Best known date',
      filed: 'Filed',
      disposition: 'Disposition',
      plea: 'Plea',
      sentence: 'Sentence',
      crimeType: 'Crime type',
      /** for a charge whose title is too long to be one */
      title: 'Charge in full',
      source: 'Source',
    },
    /** of a charge without a disposition */
    unknownOutcome: 'The runner did not note how this ended',
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
} as const;

/** The email sent when a runner is back, and the receipt's note about one who could not search. */
export const courtRunnerMailCopy = {
  subject: 'Your Court Runner is back',
  /** @param url where the viewer's requests are listed, each with a link to its result */
  text: (url: string) =>
    `The runner you sent to the courthouse is back. The result is on the page of the person you asked about, under Court Runner. Your purchases link to it:

${url}

If a county could not be searched, what you paid for it is refunded to your payment method.`,
  allFailed: (url: string) =>
    `The runner you sent to the courthouse is back and could not search any of the counties you asked for. What you paid is refunded to your payment method. Your purchases link to the receipt:

${url}`,
  failed: (county: string, stateCode: string) =>
    `Court Runner could not search ${countyInState({ county, stateCode })}`,
} as const;
