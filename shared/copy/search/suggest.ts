/** What a suggestion says about a person or a place. */
export const suggestCopy = {
  age: (age: string) => `Age ${age}`,
  inPlace: (name: string, place: string) => `${name} in ${place}`,
  livedThere: 'Everyone with this name who lives or has lived there',
  deceased: 'Deceased',
  zip: (zip5: string) => `ZIP ${zip5}`,
} as const;
