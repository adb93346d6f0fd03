/** Words of the foot of every page; no script needs them. */
export const footerCopy = {
  search: 'Search',
  people: 'People',
  reversePhone: 'Reverse phone',
  address: 'Address',
  property: 'Property',
  yourInformation: 'Your information',
  optOut: 'Remove my page',
  doNotSell: 'Do Not Sell or Share / Your Privacy Choices',
  cookieChoices: 'Cookie choices',
  privacyRequests: 'Privacy requests',
  howWeCollectData: 'How we collect data',
  help: 'Help',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  glossary: 'Glossary',
} as const;
