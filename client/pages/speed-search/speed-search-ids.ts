/** Where the script for lists finds its form, and what it changes there. */
export const LIST_FORM_ID = 'speed-search-form';
export const LIST_ID = 'speed-search-lines';
export const COUNT_ID = 'speed-search-count';
export const FILE_ID = 'speed-search-file';
export const FILE_SAID_ID = 'speed-search-file-said';

/** Where a number goes in the sentences that the script fills in. */
export const NUMBER = '{n}';

/** The anchor of a line of the results, counted from 0. */
export const lineId = (at: number) => `line-${at + 1}`;
