/** Words of the offer to check whether phones are in use, and of the plan that the check is part of. */
export const personPhonesCopy = {
  offer: {
    question: 'Are these numbers in use?',
    covers: 'We check the first cell phone and the first landline.',
    start: 'Check now',
  },
  activityNote: 'Activity and best time to call are part of Small Business.',
} as const;
