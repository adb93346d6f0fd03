export const homeCopy = {
  title: 'Find the people you’ve been meaning to call',
  lede: 'Look up a name, a phone number or an address in U.S. public records. You see what is free before you are asked to pay for anything.',
  use: 'Not for employment, credit, insurance or housing decisions.',
  ways: {
    title: 'Three ways in',
    lede: 'Every search starts free, without an account.',
    name: {
      title: 'By name',
      text: 'Ages, cities and relatives help you tell one Maya Ostrowski from the next before you open a page.',
      link: 'Search people',
    },
    phone: {
      title: 'By phone number',
      text: 'See who a missed call may belong to, and what kind of line it is.',
      link: 'Look up a number',
    },
    address: {
      title: 'By address',
      text: 'Check who lives or has lived at a home.',
      link: 'Look up an address',
    },
  },
  prices: {
    title: 'What it costs',
    lede: 'You see the full price before you enter a card, and you can cancel online in two clicks.',
    free: {
      name: 'Free',
      price: '$0',
      note: 'no account, no card',
      has: ['Names, ages and cities', 'Names of some relatives', 'Area codes and email domains'],
    },
    compare: 'Compare all plans',
  },
  sources: {
    title: 'Where it comes from',
    lede: 'Every fact comes from one of four kinds of source. If you see a fact in full, you also see the kind and, if known, when it was last seen.',
  },
  privacy: {
    title: 'Your own page is yours to take down',
    text: 'Public records are public, but you decide whether they are easy to find here.',
    link: 'Remove my page',
    howWeCollectData: 'How we collect data',
  },
} as const;
