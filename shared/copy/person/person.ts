import { countOf, formatCount } from '../format/numbers.ts';

/**
 * Words of the person page, including its empty sections (P8-029, P8-031, P8-033). `first` is the first name, used
 * after the first mention.
 */
export const personCopy = {
  livesOn: (street: string, place: string) => `Lives on ${street} in ${place}`,
  livesAt: (street: string, place: string) => `Lives at ${street} in ${place}`,
  livesIn: (place: string) => `Lives in ${place}`,
  lastLivedIn: (place: string) => `Last lived in ${place}`,
  onlyName: 'Only the name is on record',
  facts: {
    age: 'Age',
    /** in place of the age of somebody who has died: any age would keep growing */
    life: 'Status',
    deceased: 'Deceased',
    bornAfterAge: (when: string) => `born ${when}`,
    akas: 'Also known as',
    work: 'Work',
    titleAt: (title: string, company: string) => `${title} at ${company}`,
    workTeaser: { both: 'Title and employer on record', title: 'Title on record', company: 'Employer on record' },
    workProfile: 'Work profile',
    owned: 'Owns',
    ownedBefore: 'Owned',
    properties: (count: number) => countOf(count, 'property', 'properties'),
  },
  premium: 'Premium',
  delta: { added: 'New', changed: 'Updated' },
  /** `source` is a kind of source from the contract: 'public directory' */
  provenance: {
    confirmed: (month: string, source: string) => `Last confirmed ${month} · ${source}`,
    source: (source: string) => `Source: ${source}`,
  },
  backgroundReport: 'Background Report',
  /** what a click on the tag does for viewers with credits */
  useCredit: '(use 1 credit)',
  nameOnly: {
    title: 'We have a name and nothing else.',
    titleWithRecords: 'We have a name and the records below.',
    titleOfDead: 'We have a name.',
    what: 'No address, phone number, email address or relative is on record.',
    whatOfDead: 'No address or relative is on record, and nothing is for sale here.',
    text: 'There is nothing to unlock here, so nothing is for sale.',
  },
  phones: {
    title: 'Phone numbers',
    mobile: 'Cell phones',
    landline: 'Landlines',
    other: 'Other phones',
    hidden: 'remaining seven digits hidden',
    primary: 'Primary',
    listed: 'Listed',
    professional: 'Professional',
    copy: (number: string) => `Copy ${number}`,
    /** what a free view hides: `listed` landlines are shown */
    hiddenNote: (hidden: number, hasListed: boolean) =>
      `${hasListed ? 'Listed landlines are free; ' : ''}${countOf(hidden, 'number is', 'numbers are')} hidden, not just blurred.`,
    notSent: (count: number) => `${formatCount(count)} more on record.`,
    onRecord: (count: number) => `${formatCount(count)} on record.`,
    none: 'No current or past phone numbers found.',
  },
  addresses: {
    title: 'Addresses',
    current: 'Current',
    past: 'Past',
    hiddenNumber: 'house number hidden',
    hiddenStreet: (city: string) => `Street in ${city} hidden`,
    hiddenStreets: (count: number) => (count === 1 ? 'Its street is hidden' : 'Their streets are hidden'),
    /** homes of which only the city is known here; `isRest`: besides those above */
    places: (count: number, isRest: boolean) =>
      `${isRest ? countOf(count, 'more place') : countOf(count, 'place')} on record`,
    neighborhood: (neighborhood: string) => `${neighborhood} neighborhood`,
    ownerOccupied: 'Owner occupied',
    absenteeOwner: 'Absentee owner',
    owned: 'Owned properties',
    appreciation: (grade: string) => `Appreciation ${grade}`,
    between: (from: string, to: string) => `${from} – ${to}`,
    from: (from: string) => `From ${from}`,
    since: (from: string) => `Since ${from}`,
    until: (to: string) => `Until ${to}`,
    freeNote: 'House numbers, past streets, ZIP codes and dates are part of Premium.',
    none: 'No addresses found.',
  },
  askLogIn: {
    text: 'This link is for subscribers. Log in to see everything your plan includes on this page.',
    link: 'Log in',
  },
  emails: {
    title: 'Emails',
    hidden: 'name hidden',
    hiddenRest: 'rest of the name hidden',
    primary: 'Primary',
    business: 'Small Business',
    professional: 'Professional',
    recentlyUsed: 'Recently Used',
    copy: (email: string) => `Copy ${email}`,
    more: (count: number) => `${countOf(count, 'more address', 'more addresses')} on record`,
    onRecord: (total: number) => `${countOf(total, 'email address', 'email addresses')} on record.`,
    used: (recent: number, total: number) =>
      recent === total ? 'all recently used' : `${formatCount(recent)} of ${formatCount(total)} recently used`,
    hiddenNote: 'Premium adds first letters; Small Business, or the report if there is one, shows full addresses.',
    partialNote: 'Full addresses come with Small Business, or with a background report where there is one.',
    none: 'No current or past email addresses found.',
  },
  background: { title: 'Background report' },
  relatives: {
    title: 'Relatives',
    associates: 'Associates',
    age: (age: string) => `Age ${age}`,
    deceased: 'Deceased',
    relationships: {
      spouse: 'Spouse',
      parent: 'Parent',
      child: 'Child',
      sibling: 'Sibling',
      grandparent: 'Grandparent',
      grandchild: 'Grandchild',
      'in-law': 'In-law',
      other: 'Relative',
    },
    listed: (shown: number, total: number) => `${formatCount(shown)} of ${formatCount(total)} are listed here.`,
    /** in place of a list of nobody */
    count: (total: number) => `${formatCount(total)} on record.`,
    seeAllAssociates: 'See all associates',
    none: 'No relatives or other people associated with this person were found.',
    onlyAssociates: 'No relatives of this person were found.',
  },
  journey: {
    title: (first: string) => `All About ${first}`,
    summary: 'Summary',
  },
  removalQuestion: {
    question: 'How is this page taken down?',
    answer:
      'Ask for it with your email address, and press the button in the email we send. It is free, needs no account, and takes effect at once.',
  },
  isThisYou: {
    title: 'Is this you?',
    text: 'You can take this page down, hide parts of it, or claim it to see and correct what it says. It is free, and needs no account.',
    link: 'Remove my page',
    claim: 'Claim it',
  },
  isThisARelative: {
    title: 'Is this a relative of yours?',
    text: 'You can ask for this page to be taken down. It is free, and needs no account.',
    link: 'Remove this page',
  },
} as const;
