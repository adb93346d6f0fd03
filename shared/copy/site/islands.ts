/** Why a button does nothing, where its code could not do its work. */
export const islandsCopy = {
  gone: 'This part of the page did not load. Reload the page to use it.',
  translated: 'This button does not work while the page is translated. Show the original and reload the page.',
  /** the code of a property report did not load; the same words as the report's own */
  noReport: 'The property report did not load.',
  /** after a copy that the browser refused */
  notCopied: 'Your browser did not allow the copy. Press the button again, or select the text.',
} as const;
