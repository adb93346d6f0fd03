/** Words of the address block besides those of `personCopy.addresses`: its carousel, its tags, its empty state. */
export const personAddressesCopy = {
  /** stands behind 'No addresses found.' (P8-034) */
  getNotified: 'Get notified when current address and historical addresses records are available.',
  moreAddresses: 'More addresses',
  back: 'Addresses before these',
  on: 'Addresses after these',
  roiMeaning: 'What it means',
} as const;
