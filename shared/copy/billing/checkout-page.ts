import type { PaymentWay } from '../../contract/billing.ts';

/** Copy that only the server writes into a checkout: around its form, and in the parts of it that never change. */
export const checkoutPageCopy = {
  back: {
    person: (first: string | null) => (first === null ? 'Back' : `Back to ${first}`),
    property: 'Back to the property',
    number: 'Back to the number',
    account: 'Back to your account',
  },
  lock: {
    title: 'Secure checkout',
    /** what is true of the connection, and where a card goes */
    texts: {
      'hosted-page': 'Encrypted. Your card goes to our payment provider, not to us',
      // The card form exists only in a local run.
      'card-form': 'A test shop: no card is really charged',
      none: null,
    } satisfies { readonly [W in PaymentWay]: string | null },
  },
  marks: 'We take',
  account: {
    title: 'Your email',
    text: 'The receipt goes there. We make an account with this address for what you buy; later, a link we email you opens it on any device.',
    have: 'Have an account?',
    login: 'Log in',
  },
  guest: {
    title: 'Your email',
    text: (email: string) =>
      `You are buying as ${email}. We made an account for your purchases under that address; a link we email you opens it on any device.`,
    other: 'Use another address',
    otherText: 'That logs you out here and brings you back to this page.',
  },
  kept: 'We store a card’s brand, last four digits and expiry date. If you save this payment method, our payment provider stores the card, and we store its reference to it, until you save another.',
  /** for a plan, which keeps the method it is paid with */
  keptForRenewals:
    'We store a card’s brand, last four digits and expiry date. Our payment provider stores the card to charge renewals, until you change it or the plan ends.',
} as const;
