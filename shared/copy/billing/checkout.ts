import type { Purpose } from '../../forms/checkout-values.ts';

/** The version of `checkoutCopy.attestation.text`, stored with each order. A new wording needs a new version. */
export const ATTESTATION_VERSION = '2026-11';
/** Earlier versions of that text. */
export const FORMER_ATTESTATION_VERSIONS: readonly string[] = [];

/** Copy of the checkout form, on every page with a payment. */
export const checkoutCopy = {
  terms: {
    title: 'What you agree to',
    total: 'Total today',
    renews: 'Renews',
    doesNot: 'No. One payment',
  },
  payment: {
    title: 'Payment',
    card: 'Card',
    another: 'Use another card',
    cardNumber: 'Card number',
    /** the card form exists only in a local run */
    cardHint: 'Nothing is really charged here. 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined.',
    expires: 'Expires',
    expiresHint: 'Month and year: MM\u00a0/\u00a0YY',
    securityCode: 'Security code',
    cardName: 'Name on card',
    zip: 'ZIP code',
    paypal: 'PayPal',
    paypalText: 'With the address of your PayPal account',
    paypalEmail: 'PayPal email',
    onFileText: 'The payment method you saved',
    onFileCard: (cardType: string, lastFour: string | null) =>
      lastFour === null ? cardType : `${cardType} ending in ${lastFour}`,
    onFilePaypal: (email: string) => `PayPal, ${email}`,
    hosted: 'On the next page',
    hostedText: 'You pay on our payment provider’s page, then come back. We never see the card.',
    keep: 'Save this payment method for my next purchase',
  },
  attestation: {
    title: 'What you use it for',
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
  /** beside the button: '2 fields need another look:', before their names */
  wrong: (count: number) => (count === 1 ? '1 field needs another look: ' : `${count} fields need another look: `),
  /** names of fields in that list, beside those of the payment */
  fields: {
    product: 'What you buy',
    email: 'Email',
    pay: 'Pay with',
    purpose: 'Purpose',
    attests: 'Your promise',
    renews: 'Renewal',
  },
  errors: {
    product: 'Choose one of these.',
    pay: 'Choose how you pay.',
    declined: 'This was declined. Check it, or pay another way.',
    cardNumber: 'This is not a card number. Please check its digits.',
    expires: 'Please enter the month and year as MM / YY.',
    expired: 'This date has passed.',
    securityCode: 'A security code has 3 or 4 digits.',
    zip: 'A ZIP code has 5 digits.',
    purpose: 'Please choose a purpose.',
    attests: 'To continue, please accept this.',
    attestationChanged: 'This text has changed. Please read it and agree again.',
  },
} as const;
