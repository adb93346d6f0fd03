/** Instead of a checkout for somebody who is not here: nothing is sold for nobody. */
export const checkoutUnknownCopy = {
  title: 'Nobody here has that ID.',
  text: 'So there is no report to buy, and nothing was charged. The link may be incomplete, or the person is no longer listed. Search for them by name.',
  search: 'Search for a person',
} as const;
