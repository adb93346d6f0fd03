/** Words of the page that sells Court Runner, all but those of its form, which the browser needs as well. */
export const courtRunnerPurchaseCopy = {
  head: {
    title: 'Court Runner',
    description: 'Send a person to the courthouse: whose records, where, and what it costs.',
  },
  title: 'Send a Court Runner',
  lead: 'A runner goes to the courthouse in each county and requests the records of the person you name here.',
  /** above the box that the buyer checks; the total is right above and on the button */
  consent: 'The total is charged once, for the search in each county. It does not renew.',
  changed: {
    title: 'Nothing was charged.',
    text: (total: string) => `The total is now ${total}. Please check the counties, then pay this total.`,
  },
  /** counties that were sent and cannot be ordered */
  leftOut: {
    title: 'Please check the counties.',
    /** whoever pressed the button that pays */
    notCharged: 'Nothing was charged.',
    text: (counties: string) =>
      `We left out ${counties}: your runner is on the way there, or it was searched less than 30 days ago.`,
  },
  nowhere: {
    title: 'There is no courthouse to search',
    text: 'No county where this person lived is on record or open to your account, or Court Runner is not for sale now.',
  },
} as const;
