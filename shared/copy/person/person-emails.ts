/** Words of e-mail addresses that the record counts and this answer does not hold (P8-030). */
export const personEmailsCopy = {
  noneFor: (name: string) => `No email addresses for ${name}`,
  /** where no name may stand beside a price (P2-133) */
  noneShown: 'No email addresses shown',
  upgrade: 'Upgrade to get emails for all contacts',
} as const;
