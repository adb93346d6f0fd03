const SAME_ORDER = 'It is still the same order, and you are charged at most once.';

/**
 * What is wrong with the entire order. 'Nothing was charged' appears only if the order has failed for good; an order that
 * may still be processing keeps its key, and the text says so.
 */
export const checkoutProblemsCopy = {
  declined: {
    title: 'Nothing was charged.',
    text: (why: string | null) => `${why ?? 'Your bank declined this payment.'} Check the card, or pay another way.`,
  },
  expired: { title: 'Nothing was charged.', text: 'This order was not paid in time. You can place it again.' },
  /** a card the test shop cannot read; an earlier submission of this form may still be processing */
  card: {
    title: 'This card was not used.',
    text: (why: string) => `${why} Check the card, or pay another way. ${SAME_ORDER}`,
  },
  price: {
    title: 'Nothing was charged.',
    text: 'The price has changed since this page loaded. This page shows the new one.',
  },
  gone: { title: 'Nothing was charged.', text: 'This is no longer on record, so it cannot be bought.' },
  notSold: { title: 'Nothing was charged.', text: 'This is not for sale right now.' },
  empty: { title: 'Nothing was charged.', text: 'There is nothing in this report, so there is nothing to buy.' },
  county: {
    title: 'Nothing was charged.',
    text: 'One of these counties is no longer on record for this person. Please choose again.',
  },
  countyHeld: {
    title: 'Nothing was charged.',
    /** the page no longer offers that county */
    text: (why: string) => `${why}. We left that county out. Please check the total.`,
  },
  formerText: {
    title: 'Nothing was charged.',
    text: 'The text you agree to has changed. Please open this page again, read it and agree again.',
  },
  hasPlan: {
    title: 'Nothing was charged.',
    text: 'You already have a plan, or somebody shares theirs with you. You do not need a second one.',
  },
  notOpened: {
    title: 'Nothing was charged.',
    text: 'You can no longer see this person’s addresses, and Court Runner needs them. Open their page again first.',
  },
  /** the same order is not settled; what follows would be a second one */
  held: {
    title: 'Nothing was charged.',
    text: 'You started the same order a short while ago, here or in another tab, and it is not settled yet. Continue with that one. If you place this one too, you may be charged for both.',
    link: 'Continue that order',
  },
  open: { title: 'You can already read this report.', text: 'Nothing was charged.', link: 'Open the report' },
  used: {
    title: 'Nothing more was charged.',
    text: 'This form was already used, and that order has ended. Your receipts show what came of it. What is below would be a new order.',
  },
  method: {
    title: 'Please enter your payment details again.',
    text: `We no longer have what you entered. ${SAME_ORDER}`,
  },
  nothingOnFile: {
    title: 'Your payment method is no longer on file.',
    text: `Please pay with another. ${SAME_ORDER}`,
  },
  /** the origin has no order of this form, so nothing can have been charged */
  notReached: {
    title: 'Your order did not reach us.',
    text: 'Nothing was charged. What you entered is still here, except card number and security code.',
  },
} as const;

/** Instead of a form, where payments are not set up. */
export const checkoutClosedCopy = {
  title: 'Nothing can be bought here',
  text: 'Payments are not set up on this site. Nothing is charged, and nothing opens.',
} as const;
