import type { Purpose } from '../../forms/checkout-values.ts';

/** The version of `checkoutCopy.attestation.text`, stored with each order. A new wording needs a new version. */
export const ATTESTATION_VERSION = '2026-11';
/** Earlier versions of that text. */
export const FORMER_ATTESTATION_VERSIONS: readonly string[] = [];

const SAME_ORDER = 'It is still the same order, and you are charged at most once.';

/** Copy for every page with a payment. */
export const checkoutCopy = {
  terms: {
    title: 'What you agree to',
    total: 'Total today',
    renews: 'Renews',
    doesNot: 'No. One payment',
  },
  account: {
    title: 'Your account',
    text: 'What you buy belongs to an account, and the receipt goes to its address.',
    have: 'Have an account?',
    login: 'Log in',
    email: 'Email',
    password: 'Choose a password',
    passwordHint: 'At least 8 characters.',
  },
  payment: {
    title: 'Payment',
    legend: 'Pay with',
    card: 'Card',
    cardText: 'Visa, Mastercard, Amex, Discover',
    another: 'Use another card',
    cardNumber: 'Card number',
    /** the card form exists only in a local run */
    cardHint: 'Nothing is really charged here. 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined.',
    expires: 'Expires',
    expiresHint: 'Month and year: MM / YY',
    securityCode: 'Security code',
    cardName: 'Name on card',
    zip: 'ZIP code',
    paypal: 'PayPal',
    paypalText: 'With the address of your PayPal account',
    paypalEmail: 'PayPal email',
    onFileText: 'The payment method you saved',
    onFileCard: (cardType: string, lastFour: string) => `${cardType} ending in ${lastFour}`,
    onFilePaypal: (email: string) => `PayPal, ${email}`,
    hosted: 'On the next page',
    hostedText: 'You pay on our payment provider’s page, then come back. We never see the card.',
    keep: 'Save this payment method for my next purchase',
    kept: 'We store a card’s brand, last four digits and expiry date. If you save this payment method, our payment provider stores the card, and we store its reference to it, until you save another.',
  },
  attestation: {
    title: 'What you use it for',
    purpose: 'Purpose',
    choose: 'Choose one',
    purposes: {
      reconnect: 'To find or reconnect with somebody I know',
      'verify-contact': 'To check who contacted me',
      safety: 'For my safety or my family’s',
      'own-record': 'To see what is recorded about me',
      dealing: 'Before I deal with a private individual',
      other: 'For another permitted purpose',
    } satisfies { readonly [P in Purpose]: string },
    text: 'I will not use what I buy to decide about anybody’s employment, credit, insurance or housing, or for anything else that the Fair Credit Reporting Act covers.',
  },
  sending: 'Sending your order',
  errors: {
    product: 'Choose one of these.',
    pay: 'Choose how you pay.',
    cardNumber: 'This is not a card number. Please check its digits.',
    expires: 'Please enter the month and year as MM / YY.',
    expired: 'This date has passed.',
    securityCode: 'A security code has 3 or 4 digits.',
    zip: 'A ZIP code has 5 digits.',
    purpose: 'Please choose a purpose.',
    attests: 'To continue, please accept this.',
    attestationChanged: 'This text has changed. Please read it and agree again.',
  },
  /**
   * What is wrong with the entire order. 'Nothing was charged' appears only if the order has failed for good; an order that
   * may still be processing keeps its key, and the text says so.
   */
  problems: {
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
    /** true whether or not there is an account */
    taken: {
      title: 'Please log in, or use another address.',
      text: 'No account was created and nothing was ordered. If this address already has an account, this is not its password. Log in, or use the link we email to the account’s address, at most a few times an hour.',
    },
    limited: {
      title: 'Please wait a moment.',
      text: 'Nothing was ordered. Too many accounts were just created from your network. Try again in a minute, or log in.',
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
  },
  closed: {
    title: 'Nothing can be bought here',
    text: 'Payments are not set up on this site. Nothing is charged, and nothing opens.',
  },
} as const;
