/** Words of the address section besides `personCopy.addresses`: its carousel, its tags, its empty state. */
export const personAddressesCopy = {
  /** after 'No addresses found.' (P8-034) */
  getNotified: 'Get notified when current address and historical addresses records are available.',
  moreAddresses: 'More addresses',
  back: 'Addresses before these',
  on: 'Addresses after these',
  roiMeaning: 'What it means',
} as const;

/** Words of the offer to check whether phones are in use, and of the plan that includes it. */
export const personPhonesCopy = {
  offer: {
    question: 'Are these numbers in use?',
    covers: 'We check the first cell phone and the first landline.',
    start: 'Check now',
  },
  activityNote: 'Activity and best time to call are part of Small Business.',
} as const;

/** Words for email addresses that are counted but not in this answer (P8-030). */
export const personEmailsCopy = {
  noneFor: (name: string) => `No email addresses for ${name}`,
  /** where no name may appear beside a price (P2-133) */
  noneShown: 'No email addresses shown',
  upgrade: 'Upgrade to get emails for all contacts',
} as const;

/** After 'No relatives …' (P8-032), for viewers who may ask to be notified. */
export const personRelativesCopy = {
  getNotified: 'Get notified when this data is available.',
} as const;
