import { formatCapped, formatCount } from '../format/numbers.ts';

/** The text of the search box with its three kinds of search, and of the suggestions below it. */
export const searchBoxCopy = {
  label: 'Search public records',
  ways: { label: 'Search by', name: 'Name', phone: 'Phone', address: 'Address' },
  fields: {
    name: 'Name, phone or address',
    phone: 'Phone number',
    street: 'Street with house number',
    location: 'City, state or ZIP',
  },
  /** in the first field of a large box */
  example: 'Maya Ostrowski or 503-555-0142',
  hints: {
    phone: 'With the area code. Put an X for up to 3 digits that you do not know.',
    street: '“2417 N Halyard Ave”, with the unit, if any.',
    location: {
      name: 'Optional. “Portland, OR”, “Oregon” or “97217”.',
      /** a state alone is too broad for an address */
      address: '“Portland, OR” or “97217”.',
    },
  },
  errors: {
    missingName: 'Enter a name, a phone number or an address.',
    unspellableName: 'Enter the name in Latin letters.',
    missingPhone: 'Enter a phone number.',
    shortPhone: 'Enter at least 7 digits of the phone number.',
    longPhone: 'Enter a U.S. number: ten digits, with or without the 1 before them.',
    localPhone: 'Enter the area code too, as in “503-555-0142”, or an X for each digit you do not know.',
    impossiblePhone: 'Check the number: the area code and the three digits after it cannot begin with 0 or 1.',
    missingStreet: 'Enter the street, with the house number if you know it.',
    missingPlace: 'Enter a city and state, or a ZIP code.',
    unspellableAddress: 'Enter the address in Latin letters.',
  },
  suggestions: {
    label: { name: 'Suggested people', location: 'Suggested places' },
    groups: {
      person: 'People',
      'last-name': 'Last names',
      place: 'Places',
      spelling: 'Close spellings',
      recent: 'Recent in this browser',
    },
    everyone: 'Everyone with this name',
    people: formatCapped,
    peopleLabel: (people: number, isCapped: boolean) =>
      people === 1 ? '1 person' : `${formatCount(people)}${isCapped ? ' or more' : ''} people`,
    said: (count: number) => (count === 1 ? '1 suggestion' : `${formatCount(count)} suggestions`),
    saidNone: 'No suggestions',
    searchFor: (typed: string) => `Search for “${typed}”`,
    /** a number, an address or a ZIP code that was typed where a name goes */
    lookUp: (what: string) => `Look up ${what}`,
    zip: (zip: string) => `ZIP ${zip}`,
    noEmail: 'We do not search by email address',
    noBox: 'We do not search by PO box',
    otherWays: 'Press Enter to see what you can search by',
    noMatch: 'No suggestion matches. Enter searches anyway',
    keys: {
      name: 'Arrows to move, Enter to open, Esc to close',
      location: 'Arrows to move, Enter to fill it in, Esc to close',
    },
    clear: 'Clear recent searches',
    clearNote: 'Kept only on this device',
    undo: 'Put them back',
    undoNote: 'Recent searches are cleared',
  },
} as const;
