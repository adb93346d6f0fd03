/** What somebody who goes by keyboard has to know where choices apply by themselves. */
export const KEYS_ID = 'filters-keys';
