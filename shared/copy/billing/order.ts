import { formatDay } from '../format/day.ts';

const COUNTY_HELD = 'Your runner ';

/** Why a county is not sold to a buyer who has it already; `county` with its state. */
export const countyHeld = {
  out: (county: string) => `${COUNTY_HELD}is already out in ${county}`,
  /** `againAt`: when it is sold again, in milliseconds since 1970 */
  searched: (county: string, againAt: number) =>
    `${COUNTY_HELD}has just searched ${county}. You can ask for it again from ${formatDay(againAt)}`,
  /** whether a message is one of these */
  is: (title: string) => title.startsWith(COUNTY_HELD),
} as const;

/** The origin's messages to a buyer. */
export const orderCopy = {
  /** the line of an order for one person's report; it names nobody, since mails and the provider show it */
  oneReport: 'Background report',
  noKey: 'An order needs an Idempotency-Key of 8 to 200 characters',
  otherBody: 'This key belongs to another order',
  noProvider: 'Nothing can be paid here right now',
  unavailable: 'We could not reach the payment provider. As far as we know, nothing was charged. Please try again.',
  noMethodOnFile: 'No payment method is on file',
  methodNeeded: 'A payment method is needed',
  unknownMethod: 'This payment method is not known here. Please enter it again.',
  unknownOrder: 'No such order',
  unknownInvoice: 'No such receipt',

  unknownProduct: 'There is no such product',
  notSold: 'This is not for sale',
  twice: 'A product is listed twice',
  oneAtATime: 'An order can be for one thing only',
  wrongParts: 'The products do not match what the order is for',
  propertyNeeded: 'A property is needed',
  unknownProperty: 'No such property',
  runnerNeeded: 'Court Runner needs a person’s full name and birth date',
  countyNeeded: 'Must select at least one county',
  noSuchCounty: 'This person is not known to have lived in that county',
  notOpened: 'Court Runner is for people whose addresses you can see',
  /** of what is open, paid a moment ago or not settled, and of a person whom an unused credit would open */
  held: 'You already have this, or an order for it is not settled yet',
  emptyReport: 'There is nothing in this report',
  openProperty: 'This property report is already open to you',
  unknownText: 'This version of the attestation is unknown',
  formerText: 'The attestation has changed. Please read it and order again.',

  accountGone: 'The account that ordered this is gone',
  /** why the payment for a report goes back at once */
  wentBack: {
    gone: 'This report is no longer available',
    empty: 'There is nothing in this report',
    open: 'You already had this report open',
  },

  declined: 'The bank declined this card.',
  paypalDeclined: 'PayPal declined this payment.',
  declinedExpired: 'This card has expired.',
  declinedCode: 'The security code does not match this card.',
  declinedFunds: 'This card has insufficient funds.',
  declinedTooLate: 'This order is too old to be paid. Please order again.',
  declinedMethodGone: 'This payment method is no longer available. Please choose another.',
  declinedNoPlan: 'This plan has ended, so it cannot be changed. Nothing was charged.',
  declinedBankAsks:
    'Your bank wants you to confirm this card first. Enter it again as your payment method, then change the plan. Nothing was charged.',
  declinedRefunded: 'This payment was refunded before the order was completed.',
  refundedAtProvider: 'Refunded by Porchlight',
  onlyTestCards: 'This is a test shop: only test cards work here.',
  cardNumber: 'This is not a valid card number',
  cardExpired: 'This card has expired',
  securityCode: 'This is not a valid security code for this card',
} as const;
