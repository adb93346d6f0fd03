/** The origin's messages about plans: titles of refused calls, and reasons of refunds. */
export const planCallCopy = {
  renewalNeeded: 'A plan needs your agreement that it renews',
  renewalUnknown: 'This version of the renewal text is unknown',
  renewalChanged: 'The renewal text has changed. Please read it and order again.',
  renewalRefused: 'This does not renew',
  hasPlan: 'You already have a plan. You can change it under Account, Plan.',
  isMember: 'Somebody shares their plan with you. Leave it first to get one of your own.',

  noPlan: 'There is no plan to change',
  notAPlan: 'There is no such plan to change to',
  samePlan: 'This is the plan you have',
  overdue: 'A payment is overdue. Please pay it first.',
  priceChanged: 'The price has changed. Please look at it again.',
  noMethod: 'No payment method is on file',
  nothingToCancel: 'There is no plan to cancel',
  nothingToResume: 'There is nothing to take back',
  changedMeanwhile: 'Your plan has just changed. Please try again.',
  unavailable: 'The payment provider did not answer, so nothing has changed. Please try again.',
  noMethodPage: 'The payment page was left, or has not answered yet',
  methodRenews: 'Your plan renews with this payment method',
  methodDeclined: 'The bank declined this card',
  onlyTestCards: 'This is a test shop: only test cards work here',

  /** why money goes back */
  refunds: {
    twice: 'You already have a plan, so this second one was ended.',
    over: 'Your plan had ended by the time this was paid.',
    cancelled: 'You had canceled your plan when it renewed.',
    unused: 'The unused part of your former plan.',
  },
  /** why a renewal was not paid */
  noMethodOnFile: 'No payment method was on file.',
  declined: 'The payment was declined.',
  salesTax: 'Sales tax',
} as const;
