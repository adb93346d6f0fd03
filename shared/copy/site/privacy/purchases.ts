import { KEPT_FOR } from '../../../retention/kept-for.ts';
import { spanText } from '../../../retention/span.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

const RECEIPT = spanText(KEPT_FOR.receipt);

/** What a purchase and a plan leave behind. */
export const purchaseRows = {
  plans: {
    what: 'Your current and former plans: which, for how much, since when, and whether you canceled or a payment failed',
    why: 'To give you what you pay for, and charge you no more than that.',
    until: `${spanText(KEPT_FOR.endedPlan)} after the plan ended, or until you delete the account`,
  },
  consents: {
    what: 'That you agreed to a plan’s renewal: the text, the price and the time',
    why: 'The law requires us to keep proof of it.',
    until: `${spanText(KEPT_FOR.consent)}, or ${spanText(KEPT_FOR.consentAfterPlan)} after the plan ends, whichever is longer; also after you delete the account`,
  },
  receipts: {
    what: 'What you bought, for how much and when, the purpose you gave, where the receipt went, and brand, last four digits and expiry of the card or the PayPal address',
    why: 'It is the record of a sale, which the law asks us to keep.',
    until: `${RECEIPT} from the payment, also after you delete the account`,
  },
  subjects: {
    what: 'The person or home a receipt is about, and the page that led you to it',
    why: 'To lead you from the receipt to what you bought.',
    until: `As long as what you bought is open to you, and ${spanText(KEPT_FOR.receiptSubject)} at least; then we take it off the receipt, unless you ask us on the receipt to keep the person or home. Deleting the account always takes it off`,
  },
  unpaid: {
    what: 'An order that was declined or never paid',
    why: 'In case a payment turns up after all.',
    until: `${spanText(KEPT_FOR.unpaidOrder)}, and what it was about for ${spanText(KEPT_FOR.unpaidOrderSubject)}; ${spanText(KEPT_FOR.silentOrder)} if the payment provider never tells us how it ended`,
  },
  guests: {
    what: 'The address of a buyer, or of somebody who monitors by email, that nobody has confirmed',
    why: 'To hold what was bought or asked for until the mailbox is confirmed.',
    until: `${spanText(KEPT_FOR.unpaidGuest)} if nothing was paid; otherwise ${spanText(KEPT_FOR.paidGuest)}, or until a plan has ended`,
  },
  guestForms: {
    what: 'Which browser a checkout form came from: a code made from the address and the visitor number',
    why: 'So that a form sent from two tabs is one purchase.',
    until: `${spanText(KEPT_FOR.guestBrowser)}, or until you log out`,
  },
  methods: {
    what: 'A payment method, if you ask us to keep it or buy a plan: the provider’s reference, brand and last four digits',
    why: 'So that you do not have to type it again, and to charge a plan’s renewals.',
    until: 'Until another replaces it, you remove it, or you delete the account',
  },
  methodPages: {
    what: 'The payment provider’s page where you enter another payment method: its reference',
    why: 'To take the method on file when you come back.',
    until: spanText(KEPT_FOR.methodPage),
  },
  providerEvents: {
    what: 'The numbers of messages from the payment provider, without what they said',
    why: 'So that each takes effect once.',
    until: spanText(KEPT_FOR.providerEvent),
  },
  forgotten: {
    what: 'The provider’s reference to a payment method that is to be forgotten, without whose it was',
    why: 'To tell the provider to forget it, too.',
    until: 'Until the provider confirms that it did',
  },
  properties: {
    what: 'Which property reports you bought',
    why: 'To open them for you.',
    until: `${spanText(KEPT_FOR.opening)} after you bought it`,
  },
  courtRunner: {
    what: 'What you asked courthouses for, and what they answered',
    why: 'To show you the answer.',
    until: `${spanText(KEPT_FOR.courtRunner)}, or for as long as a courthouse has not answered`,
  },
  recordErrors: {
    what: 'What you reported as wrong in a record, in your words, and what we decided',
    why: 'To check it, and to tell you.',
    until: spanText(KEPT_FOR.recordError),
  },
  courtRunnerPerson: {
    what: 'Name and date of birth for a courthouse search',
    why: 'The runner needs them at the courthouse.',
    until: 'Until no courthouse of the order is left to search',
  },
} as const satisfies { readonly [row: string]: PrivacyRow };

export const purchasesSection: PrivacySection = {
  id: 'purchases',
  title: 'What you buy',
  text: [
    'The payment provider takes the payment and keeps the card. It learns what you buy and your email address, and never whom it is about.',
    'If you buy without an account, the purchase waits under your address. It becomes part of your account once you have shown that the mailbox is yours.',
  ],
  rows: Object.values(purchaseRows),
};
