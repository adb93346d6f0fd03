import type { Purpose } from '../people/purposes.ts';

/** Which wording of `checkoutCopy.attestation.text` this is; kept with the order. Another wording is another version. */
export const ATTESTATION_VERSION = '2026-11';

/** Words of every page that something is paid on. */
export const checkoutCopy = {
  terms: {
    title: 'What you agree to',
    total: 'Total today',
    renews: 'Renews',
    doesNot: 'It does not. One payment',
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
    /** the form for cards is there in a local run alone */
    cardHint: 'Nothing is really charged here. 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined.',
    expires: 'Expires',
    expiresHint: 'Month and year: MM / YY',
    securityCode: 'Security code',
    cardName: 'Name on card',
    zip: 'ZIP code',
    paypal: 'PayPal',
    paypalText: 'With the address of your PayPal account',
    paypalEmail: 'PayPal email',
    onFileText: 'The payment method you kept',
    onFileCard: (cardType: string, lastFour: string) => `${cardType} ending in ${lastFour}`,
    onFilePaypal: (email: string) => `PayPal, ${email}`,
    hosted: 'On the next page',
    hostedText: 'You pay on the page of our payment provider, then come back. We never see the card.',
    keep: 'Keep this way to pay for my next purchase',
    kept: 'Of a card we keep brand, last four digits and expiry date. Nothing else.',
  },
  attestation: {
    title: 'What you use it for',
    purpose: 'Purpose',
    choose: 'Choose one',
    purposes: {
      reconnect: 'To find or reconnect with somebody I know',
      'verify-contact': 'To check who contacted me',
      safety: 'For my safety or that of my family',
      'own-record': 'To see what is recorded about me',
      dealing: 'Before I deal with a private person',
      other: 'For another purpose that is allowed',
    } satisfies { readonly [P in Purpose]: string },
    text: 'I will not use what I buy to decide about anybody’s employment, credit, insurance or housing, or for anything else that the Fair Credit Reporting Act covers.',
  },
  sending: 'Sending your order',
  errors: {
    product: 'Choose one of these.',
    pay: 'Choose how you pay.',
    cardNumber: 'This is not a card number. Please check its digits.',
    expires: 'Please write the month and the year as MM / YY.',
    expired: 'This date has passed.',
    securityCode: 'A security code has 3 or 4 digits.',
    zip: 'A ZIP code has 5 digits.',
    purpose: 'Please choose a purpose.',
    attests: 'We can only sell to who agrees to this.',
    attestationChanged: 'This text has changed. Please read it and agree again.',
  },
  /** what is wrong with the whole order: a declined card begins with what did not happen */
  problems: {
    declined: {
      title: 'Nothing was charged.',
      text: (why: string | null) =>
        `${why ?? 'Your bank declined this payment.'} Check the fields below, or pay another way. Trying again does not charge you twice.`,
    },
    expired: { title: 'Nothing was charged.', text: 'This order was not paid in time. You can place it again.' },
    taken: {
      title: 'There is an account with this address already.',
      text: 'We have mailed it a link. Or log in: nothing was charged.',
    },
    limited: {
      title: 'Nothing was charged.',
      text: 'Too many accounts were made from your network just now. Please wait a moment, or log in.',
    },
    price: {
      title: 'Nothing was charged.',
      text: 'The price has changed since this page was made. The new one stands below.',
    },
    gone: { title: 'Nothing was charged.', text: 'This is not on record any more, so it cannot be bought.' },
    changed: {
      title: 'Nothing more was charged.',
      text: 'This form was used before, or what it offers is not for sale now. Please look at it again, and at your receipts.',
    },
    nothingOnFile: {
      title: 'Nothing was charged.',
      text: 'No payment method is on file any more. Please pay with another.',
    },
    unknown: {
      title: 'Nothing is known to be charged.',
      text: 'The payment did not get through. Send the form again: it stays the same order, and is charged once at most.',
    },
  },
  closed: {
    title: 'Nothing can be bought here',
    text: 'No payments are set up on this site. Nothing is charged, and nothing opens.',
  },
} as const;
