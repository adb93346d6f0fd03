/** What goes on behind 'No relatives …' (P8-032), for whoever may ask to be told. */
export const personRelativesCopy = {
  getNotified: 'Get notified when this data is available.',
} as const;
