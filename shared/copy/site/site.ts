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
} as const;
