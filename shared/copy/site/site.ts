/** The text on every page. */
export const SITE_NAME = 'Porchlight';

export const siteCopy = {
  skip: 'Skip to content',
  homeLabel: 'Porchlight home',
  search: 'Search',
  pricing: 'Pricing',
  logIn: 'Log in',
  signUp: 'Sign up',
  logOut: 'Log out',
  accountNav: 'Account',
  breadcrumb: 'Breadcrumb',
  peopleSearch: 'People Search',
  loggedInAs: 'Logged in as',
  opensInNewWindow: '(opens in a new window)',
  advertisement: 'Advertisement',
  copyright: '© 2026 Porchlight',
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
