/** The text of a line about a person at a number or address. */
export const ownerCopy = {
  age: (age: string) => `Age ${age}`,
  deceased: 'Deceased',
  livesIn: (place: string) => `Lives in ${place}`,
  livedIn: (place: string) => `Lived in ${place}`,
  /** a name in a list of relatives: of the dead it is said */
  relative: ({ fullName, isDead }: { readonly fullName: string; readonly isDead: boolean }) =>
    isDead ? `${fullName} (deceased)` : fullName,
  related: (names: readonly string[]) => `May be related to ${names.join(', ')}`,
} as const;
