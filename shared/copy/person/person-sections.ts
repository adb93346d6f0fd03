/** Words of the address block besides those of `personCopy.addresses`: its carousel, its tags, its empty state. */
export const personAddressesCopy = {
  /** stands behind 'No addresses found.' (P8-034) */
  getNotified: 'Get notified when current address and historical addresses records are available.',
  moreAddresses: 'More addresses',
  back: 'Addresses before these',
  on: 'Addresses after these',
  roiMeaning: 'What it means',
} as const;

/** Words of the offer to check whether phones are in use, and of the plan that the check is part of. */
export const personPhonesCopy = {
  offer: {
    question: 'Are these numbers in use?',
    covers: 'We check the first cell phone and the first landline.',
    start: 'Check now',
  },
  activityNote: 'Activity and best time to call are part of Small Business.',
} as const;

/** Words of e-mail addresses that the record counts and this answer does not hold (P8-030). */
export const personEmailsCopy = {
  noneFor: (name: string) => `No email addresses for ${name}`,
  /** where no name may stand beside a price (P2-133) */
  noneShown: 'No email addresses shown',
  upgrade: 'Upgrade to get emails for all contacts',
} as const;

/** What goes on behind 'No relatives …' (P8-032), for whoever may ask to be told. */
export const personRelativesCopy = {
  getNotified: 'Get notified when this data is available.',
} as const;
