/** What a suggestion says about a person or a place. */
export const suggestCopy = {
  age: (age: string) => `Age ${age}`,
  deceased: 'Deceased',
  zip: (zip5: string) => `ZIP ${zip5}`,
} as const;
