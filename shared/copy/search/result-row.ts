/** The words of one row in a list of people. */
export const resultRowCopy = {
  years: 'years',
  deceased: 'Deceased',
  /** of somebody who has died or moved away */
  livedIn: (place: string) => `Lived in ${place}`,
  before: 'Before:',
  relatives: 'With',
  alsoKnownAs: (name: string) => `Also known as ${name}`,
  nickname: (forms: readonly string[], formal: string) =>
    forms.length === 1
      ? `${forms.join('')} is a nickname for ${formal}`
      : `${forms.join(' and ')} are nicknames for ${formal}`,
  closeSpelling: 'Close spelling',
  closeName: 'Close name',
} as const;
