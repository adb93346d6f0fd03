/** Words of the map once it is drawn; apart, because a page is there before. */
export const drawnMapCopy = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  closePopup: 'Close',
  currentAddress: 'Current address',
  /** `number` counts from 1 in the order of the list of addresses */
  pastAddress: (number: number) => `Address ${number}, past`,
  scrollHint: 'Hold Ctrl and scroll to zoom the map',
  scrollHintMac: 'Hold ⌘ and scroll to zoom the map',
  touchHint: 'Use two fingers to move the map',
} as const;
