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

/** Words of the map once it is drawn; apart, because a page is there before. */
export const drawnMapCopy = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  closePopup: 'Close',
  currentAddress: 'Current address',
  pastAddress: 'Past address',
  scrollHint: 'Hold Ctrl and scroll to zoom the map',
  scrollHintMac: 'Hold ⌘ and scroll to zoom the map',
  touchHint: 'Use two fingers to move the map',
} as const;
