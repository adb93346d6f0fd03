export const peopleSearchCopy = {
  title: 'Search people by name',
  lede: 'Names, ages, cities and relatives are free to see.',
  missingName: 'Enter a first and last name.',
  unspellableName: 'Enter the name in Latin letters.',
  placeHint: 'Optional. “Portland, OR”, “Oregon” or “97217”.',
  tips: {
    title: 'What helps',
    items: [
      'A first and a last name find more than a nickname.',
      'Leave the place empty when you are not sure of it: people move.',
      'Last names change. Try an earlier one as well.',
    ],
  },
} as const;
