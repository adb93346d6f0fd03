/** Why a call about sharing a plan is refused. */
export const familyCallCopy = {
  notShareable: 'Your plan cannot be shared',
  overdue: 'Your latest payment failed. Pay it first, then invite.',
  ownAddress: 'This is your own address',
  isMember: 'They already share your plan',
  isInvited: 'You have already invited them. To send the invitation again, withdraw it first.',
  isFull: 'All seats are taken',
  tooManyToday: 'Too many invitations today. Please try again tomorrow.',
  tooManyForAddress: 'This address has had an invitation or several emails from us lately. Please try again tomorrow.',

  unknown: 'No such invitation',
  otherAddress: 'This invitation was sent to another address. Log in with the address it was sent to.',
  sharesPlan: 'You already share a plan. Leave it first.',
  hasPlan: 'You have a plan of your own',
  tryAgain: 'Please try again',
  states: {
    used: 'This invitation has already been used',
    expired: 'This invitation has expired. Ask for a new one.',
    withdrawn: 'This invitation was withdrawn',
    full: 'All seats of this plan are taken',
    ended: 'This plan is no longer shared',
  },
} as const;
