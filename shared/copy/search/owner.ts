/** Words of a line about somebody of a number or an address. */
export const ownerCopy = {
  age: (age: string) => `Age ${age}`,
  deceased: 'Deceased',
  livesIn: (place: string) => `Lives in ${place}`,
  livedIn: (place: string) => `Lived in ${place}`,
  related: (names: readonly string[]) => `May be related to ${names.join(', ')}`,
} as const;
