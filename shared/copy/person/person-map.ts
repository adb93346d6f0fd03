/** Words of the map beside the addresses. */
export const personMapCopy = {
  approximate: 'Approximate area',
  noLocation: 'No location on record',
  /** no address is current, and the positions of past ones were not sent */
  hiddenPast: 'Past homes are hidden',
  credit: '© Map contributors',
  /** 'Map of Portland, OR, approximate area' */
  label: (place: string, isVague: boolean) =>
    `${place === '' ? 'Map' : `Map of ${place}`}${isVague ? ', approximate area' : ''}`,
  /** 'Map of the United States, no location on record' */
  countryLabel: (lack: string) => `Map of the United States, ${lack.toLowerCase()}`,
} as const;
