/** What a line of suggestions says of a person or a place, for whoever makes it. */
export const suggestCopy = {
  age: (age: string) => `Age ${age}`,
  deceased: 'Deceased',
  zip: (zip5: string) => `ZIP ${zip5}`,
} as const;
