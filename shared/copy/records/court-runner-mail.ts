import { withCounty } from '../search/browse.ts';

/** What is mailed when a runner is back, and what a receipt says of one who could not search. */
export const courtRunnerMailCopy = {
  subject: 'Your Court Runner is back',
  text: (receiptsUrl: string) =>
    `The runner you sent to the courthouse is back. What was found stands on the page of the person you asked about, under Court Runner. Your receipts lead there:

${receiptsUrl}

If a county could not be searched, what you paid for it goes back to where it came from.`,
  allFailed: (receiptsUrl: string) =>
    `The runner you sent to the courthouse is back and could not search any of the counties you asked for. What you paid goes back to where it came from. Your receipts show it:

${receiptsUrl}`,
  failed: (county: string, state: string) => `Court Runner could not search ${withCounty(county)}, ${state}`,
} as const;
