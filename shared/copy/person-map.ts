/** Words of the map beside the addresses. */
export const personMapCopy = {
  approximate: 'Approximate area',
  noLocation: 'No location on record',
  credit: '© Map contributors',
  /** 'Map of Portland, OR, approximate area' */
  label: (place: string, isVague: boolean) =>
    `${place === '' ? 'Map' : `Map of ${place}`}${isVague ? ', approximate area' : ''}`,
  countryLabel: 'Map of the United States, no location on record',
} as const;
