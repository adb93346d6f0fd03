import type { PrivacySection } from './privacy.ts';

export const purchasesSection: PrivacySection = {
  id: 'purchases',
  title: 'What you buy',
  text: [
    'The payment provider takes the payment and keeps the card. It learns what you buy and your email address, and never whom it is about.',
    'If you buy without an account, the purchase waits under your address. It becomes part of your account once you have shown that the mailbox is yours. If nothing was paid, what waits there is deleted after 7 days, and the order itself after 30; if something was, what waits there is deleted after 13 months, or once a plan has ended, and the receipt stays.',
  ],
  rows: [
    {
      what: 'Your current and former plans: which, for how much, since when, and whether you canceled or a payment failed',
      why: 'To give you what you pay for, and charge you no more than that.',
      until: 'As long as you have the account',
    },
    {
      what: 'That you agreed to a plan’s renewal: the text, the price and the time',
      why: 'The law requires us to keep proof of it.',
      until: '3 years, or 1 year after the plan ends, whichever is longer; also after you delete the account',
    },
    {
      what: 'What you bought, for how much and when, the purpose you gave, where the receipt went, and brand, last four digits and expiry of the card or the PayPal address',
      why: 'It is the record of a sale, which the law asks us to keep.',
      until:
        'As long as you have the account. After you delete it, for 7 years from the payment, without the person or home it was about',
    },
    {
      what: 'An order that was declined or never paid',
      why: 'In case a payment turns up after all.',
      until: '30 days',
    },
    {
      what: 'A payment method, if you ask us to keep it or buy a plan: the provider’s reference, brand and last four digits',
      why: 'So that you do not have to type it again, and to charge a plan’s renewals.',
      until: 'Until another replaces it, you remove it, or you delete the account',
    },
    {
      what: 'Name and date of birth for a courthouse search',
      why: 'The runner needs them at the courthouse.',
      until: 'Until no courthouse of the order is left to search',
    },
  ],
};
