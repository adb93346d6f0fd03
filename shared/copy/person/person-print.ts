import { countOf, formatCount } from '../format/numbers.ts';

/** Words of the printed person page. */
export const personPrintCopy = {
  title: (name: string) => `${name} | Print view`,
  site: 'Porchlight',
  kinds: { report: 'Background report', page: 'Person page' },
  print: 'Print',
  back: 'Back to the page',
  actions: 'Print view',
  printed: (when: string) => `Printed ${when}`,
  /** in UTC, because the server does not know the visitor's time zone */
  at: (day: string, time: string) => `${day}, ${time} UTC`,
  by: (email: string) => `For ${email}`,
  until: (day: string) => `Readable online until ${day}`,
  alsoKnown: (names: string) => `Also known as ${names}`,
  work: (work: string) => `Work: ${work}`,
  profile: (url: string) => `Work profile: ${url}`,
  contact: 'Contact',
  noContact: 'No phone numbers or email addresses found.',
  lines: { Mobile: 'cell', Landline: 'landline', Other: 'other' },
  primary: 'primary',
  hiddenPhones: (count: number) => `${countOf(count, 'more number')} on record`,
  emails: (count: number) => `${countOf(count, 'email address', 'email addresses')} on record`,
  addresses: 'Addresses',
  noAddresses: 'No addresses found.',
  /** `grade` is what the page says in place of its drawing: 'grade A, score 84 of 100.' */
  appreciation: (grade: string) => `Appreciation ${grade}`,
  /** once below the addresses; `assumes` is 'Assumes 4% closing costs and a loan at 6.5%.' */
  estimates: (assumes: string) =>
    `Estimates are for buying today at market value or the last price. Each ${assumes.charAt(0).toLowerCase()}${assumes.slice(1)}`,
  owned: 'Owned properties',
  people: 'Relatives and associates',
  noPeople: 'No relatives or associates found.',
  hiddenPeople: (count: number) => `${countOf(count, 'more person', 'more people')} on record`,
  person: (name: string, about: readonly string[]) => [name, ...about].join(', '),
  requested: (day: string, paid: string) => `Requested ${day}. ${paid}.`,
  section: (title: string, count: number) => `${title} (${formatCount(count)})`,
  numbered: (at: number, title: string) => `${at}. ${title}`,
  /** above the fields that are the same in all charges of a record */
  everyCharge: 'Every charge',
  /** about fields that are not printed */
  leftOut: 'Fields that a record leaves out are not printed. That does not mean none or zero.',
  locked: 'The records of the background report are not part of this view.',
  missing: 'The records of this report did not load. Reload this view before you print it.',
  notChosen: (titles: readonly string[]) => `Left out of this print: ${titles.join(', ')}.`,
  /** for a report with more records than one print has room for */
  goesOn: (count: number) =>
    `This print ends after ${countOf(count, 'record')}. The next part has the records that follow.`,
  next: 'Next part',
  continued: (title: string, from: number) => `Continued: ${title} from record ${formatCount(from)} on.`,
  /** for a section that never shows more, here or online (P9-026) */
  capped: (cap: number) => `The first ${formatCount(cap)} are shown, and there are more on record.`,
  /** at the end of each sheet of paper; the whole disclaimer is on the first */
  disclaimer:
    'Not from a consumer reporting agency. Not for decisions about employment, credit, insurance or housing. May be about somebody else.',
  from: (address: string) => `From ${address}`,
  removal: (address: string) => `Is this you? You can take the page down, free and without an account, at ${address}`,
} as const;
