/** The text of recent views and searches. */
export const recentCopy = {
  title: 'Where you left off',
  titleOfDay: 'Opened in this browser in the last 24 hours',
  clear: 'Clear',
  remove: (label: string, about: string) => (about === '' ? `Remove ${label}` : `Remove ${label}, ${about}`),
  undo: 'Undo',
  cleared: 'Cleared.',
  removed: (label: string) => `${label} is off the list.`,
  note: 'Kept in this browser only, up to 100. We never see the list.',
  searchIn: (place: string) => `Search in ${place}`,
  searchAnywhere: 'Search everywhere',
  today: 'Today',
  yesterday: 'Yesterday',
} as const;
