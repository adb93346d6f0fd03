/** Letters and digits that must be typed before anything is suggested. */
export const TYPED_MIN = 2;
/** For beginnings of up to this many letters, the most common names and places are stored; longer ones are ranges. */
export const STORED_LETTERS_MAX = 3;

export const PEOPLE_MAX = 6;
export const LAST_NAMES_MAX = 4;
export const PLACES_MAX = 8;
export const STATES_MAX = 2;
export const COUNTIES_MAX = 3;
/** Places behind a name, 'Maria Garcia in Houston, TX'. */
export const NAME_PLACES_MAX = 3;
/** Near spellings of a name. */
export const SPELLINGS_MAX = 3;
/** With this many people of the typed name, no near spelling is suggested: the name is no slip. */
export const KNOWN_NAME_MIN = 3;
/** People of a name are counted up to here, then '200+'. Names of more people have stored counts. */
export const NAME_COUNTED_MAX = 200;
