const SAME_ORDER = 'It is still the same order, and you are charged at most once.';

/**
 * What is wrong with the entire order. 'Nothing was charged' appears only if the order has failed for good; an order that
 * may still be processing keeps its key, and the text says so.
 */
export const checkoutProblemsCopy = {
  declined: {
    title: 'Nothing was charged.',
    text: (why: string | null) =>
      `${why ?? 'Your bank declined this payment.'} Check the fields below, or pay another way. Trying again does not charge you twice.`,
  },
  expired: { title: 'Nothing was charged.', text: 'This order was not paid in time. You can place it again.' },
  /** a card the test shop cannot read; an earlier submission of this form may still be processing */
  card: {
    title: 'This card was not used.',
    text: (why: string) => `${why} Check the fields below, or pay another way. ${SAME_ORDER}`,
  },
  price: {
    title: 'Nothing was charged.',
    text: 'The price has changed since this page loaded. The new price is below.',
  },
  gone: { title: 'Nothing was charged.', text: 'This is no longer on record, so it cannot be bought.' },
  notSold: { title: 'Nothing was charged.', text: 'This is not for sale right now.' },
  empty: { title: 'Nothing was charged.', text: 'There is nothing in this report, so there is nothing to buy.' },
  county: {
    title: 'Nothing was charged.',
    text: 'One of these counties is no longer on record for this person. Please choose again.',
  },
  countyOut: {
    title: 'Nothing was charged.',
    text: 'Your runner is already out in one of these counties. Please leave that county out, or wait for the results.',
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
  open: { title: 'You can already read this report.', text: 'Nothing was charged.', link: 'Open the report' },
  used: {
    title: 'Nothing more was charged.',
    text: 'This form was already used, and that order has ended. Your receipts show what came of it. Send the form again for a new order.',
  },
  method: {
    title: 'Please enter your payment details again.',
    text: `We no longer have what you entered. ${SAME_ORDER}`,
  },
  nothingOnFile: {
    title: 'Your payment method is no longer on file.',
    text: `Please pay with another. ${SAME_ORDER}`,
  },
  unknown: {
    title: 'We do not know yet whether you have paid.',
    text: `Send the form again. ${SAME_ORDER}`,
  },
  /** the buyer or the product could not be loaded, so the order was not attempted this time */
  notSent: { title: 'Your order was not sent.', text: `Send the form again. ${SAME_ORDER}` },
} as const;

/** Instead of a form, where payments are not set up. */
export const checkoutClosedCopy = {
  title: 'Nothing can be bought here',
  text: 'Payments are not set up on this site. Nothing is charged, and nothing opens.',
} as const;
