/** Words that stand on every page. */
export const SITE_NAME = 'Porchlight';

export const siteCopy = {
  skip: 'Skip to content',
  homeLabel: 'Porchlight home',
  searchLabel: 'Search people',
  nameLabel: 'First and last name',
  placeLabel: 'City, state or ZIP',
  search: 'Search',
  pricing: 'Pricing',
  logIn: 'Log in',
  signUp: 'Sign up',
  logOut: 'Log out',
  accountNav: 'Account',
  loggedInAs: 'Logged in as',
  copyright: '© 2026 Porchlight',
  invented: 'Every person and number here is invented.',
  footer: {
    search: 'Search',
    people: 'People',
    reversePhone: 'Reverse phone',
    address: 'Address',
    property: 'Property',
    yourInformation: 'Your information',
    optOut: 'Remove my page',
    doNotSell: 'Do not sell or share',
    cookieChoices: 'Cookie choices',
    howWeCollectData: 'How we collect data',
    help: 'Help',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
  },
} as const;
