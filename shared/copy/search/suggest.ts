/** What a suggestion says about a person or a place. */
export const suggestCopy = {
  age: (age: string) => `Age ${age}`,
  inPlace: (name: string, place: string) => `${name} in ${place}`,
  livedThere: 'Current and past residents',
  deceased: 'Deceased',
  zip: (zip5: string) => `ZIP ${zip5}`,
  zips: (first: string, last: string) => `ZIPs ${first} to ${last}`,
} as const;
