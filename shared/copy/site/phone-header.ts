/** Words of the header's line on phones, and of the ways that only phones show; no script needs them. */
export const phoneHeaderCopy = {
  home: 'Home',
  menu: 'Menu',
  prices: 'Prices',
  /** spoken before where a step back leads */
  backTo: 'Back to ',
  nameIn: (name: string, place: string) => `${name} in ${place}`,
  everybodyNamed: (name: string) => `Everybody named ${name}`,
} as const;
