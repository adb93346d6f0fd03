/** Letters and digits that must be typed before anything is suggested. */
export const TYPED_MIN = 2;
/** For beginnings of up to this many letters, the most common names and places are stored; longer ones are ranges. */
export const STORED_LETTERS_MAX = 3;

export const PEOPLE_MAX = 6;
export const LAST_NAMES_MAX = 4;
export const PLACES_MAX = 8;
export const STATES_MAX = 2;
