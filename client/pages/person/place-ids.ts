/** The island of the buttons beside the name. */
export const ACTIONS_ID = 'person-actions';
/** Empty sections, and the page of somebody of whom only the name is known: they offer to notify the viewer. */
export const NOTIFY_PLACES = ['name-only', 'addresses', 'relatives', 'associates'] as const;
/** The island of a button that does so. */
export const notifyId = (place: (typeof NOTIFY_PLACES)[number]) => `notify-${place}` as const;
/** The island that offers to check phones. */
export const PHONE_CHECK_ID = 'phone-check';

/** The banner of a viewer without a lookup left. */
export const LOOKUPS_BANNER_ID = 'lookups-banner';

/** The banner with the button that opens the person by a lookup. */
export const OPENING_ID = 'open-this-page';

/** Where this permanent header ends, the sticky one starts to show (P9-031). */
export const PERSON_HEADER_ID = 'person-header';
/** Holds the sticky header once its code has loaded. */
export const STICKY_HEADER_ID = 'person-sticky-header';

/** Holds late counts, as data. */
export const COUNTS_PLACE_ID = 'person-counts';

/** Marks an age that may still arrive; missing on other pages. */
export const UNKNOWN_AGE_ID = 'unknown-age';

/** The map, with its picture. */
export const MAP_ID = 'person-map';
/** Where the map is drawn. */
export const MAP_BOX_ID = 'person-map-box';

/** The comparison with others of the same name. */
export const NAMESAKES_ID = 'namesakes';

/** Where the page asks whether it is about the reader, who can correct it. */
export const IS_THIS_YOU_ID = 'is-this-you';
