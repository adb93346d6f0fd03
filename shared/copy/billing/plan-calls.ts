/** The origin's messages about plans: titles of refused calls, and reasons of refunds. */
export const planCallCopy = {
  renewalNeeded: 'To buy a plan, you have to agree that it renews',
  renewalUnknown: 'This version of the renewal text is unknown',
  renewalChanged: 'The renewal text has changed. Please read it and order again.',
  renewalRefused: 'This does not renew',
  hasPlan: 'You already have a plan. You can change it in your account, under Plan.',
  isMember: 'Somebody shares their plan with you. Leave it first to get one of your own.',

  noPlan: 'There is no plan to change',
  notAPlan: 'There is no such plan',
  samePlan: 'You already have this plan',
  overdue: 'A payment is overdue. Please pay it first.',
  priceChanged: 'The price has changed. Please check it again.',
  noMethod: 'There is no payment method on file',
  nothingToCancel: 'There is no plan to cancel',
  nothingToResume: 'There is nothing to undo',
  changedMeanwhile: 'Your plan has just changed. Please try again.',
  unavailable: 'The payment provider did not respond, so nothing has changed. Please try again.',
  noMethodPage: 'You left the payment page, or it has not responded yet',
  methodRenews: 'Your plan renews with this payment method',
  methodDeclined: 'The bank declined this card',
  onlyTestCards: 'This is a test shop: only test cards work here',

  /** why money goes back */
  refunds: {
    twice: 'You already had a plan, so we ended this second one.',
    over: 'Your plan had ended by the time you paid for this.',
    cancelled: 'You had canceled your plan when it renewed.',
    unused: 'The unused part of your previous plan.',
  },
  /** why a renewal was not paid */
  noMethodOnFile: 'There was no payment method on file.',
  declined: 'The payment was declined.',
  salesTax: 'Sales tax',
} as const;
