/** The text of the drawn map; in its own file, because the map loads after the page. */
export const drawnMapCopy = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  closePopup: 'Close',
  currentAddress: 'Current address',
  /** `number` counts from 1, in the order of the address list */
  pastAddress: (number: number) => `Address ${number}, past`,
  scrollHint: 'Hold Ctrl and scroll to zoom the map',
  scrollHintMac: 'Hold ⌘ and scroll to zoom the map',
  touchHint: 'Use two fingers to move the map',
} as const;
