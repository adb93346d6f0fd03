export const peopleSearchCopy = {
  /** the page's heading: phone and address when their search came back with an error */
  ways: {
    name: { title: 'Search people by name', lede: 'Names, ages, cities and relatives are free to see.' },
    phone: { title: 'Look up a phone number', lede: 'See who a number may belong to, and what kind of line it is.' },
    address: { title: 'Look up an address', lede: 'See who lives or has lived at a home.' },
  },
  tips: {
    title: 'What helps',
    items: [
      'A first and last name find more than a nickname.',
      'Leave the place empty if you are not sure of it: people move.',
      'Last names change. Try an earlier one too.',
    ],
  },
} as const;
