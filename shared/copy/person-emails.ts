/** Words of e-mail addresses that the record counts and this answer does not hold (P8-030). */
export const personEmailsCopy = {
  noneFor: (name: string) => `No email addresses for ${name}`,
  upgrade: 'Upgrade to get emails for all contacts',
} as const;
