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
  owned: 'Owned properties',
  people: 'Relatives and associates',
  noPeople: 'No relatives or associates found.',
  hiddenPeople: (count: number) => `${countOf(count, 'more person', 'more people')} on record`,
  person: (name: string, about: readonly string[]) => [name, ...about].join(', '),
  requested: (day: string, paid: string) => `Requested ${day}. ${paid}.`,
  charge: (title: string, outcome: string) => `${title}: ${outcome}`,
  section: (title: string, count: number) => `${title} (${formatCount(count)})`,
  record: (at: number, title: string, outcome: string | null) =>
    `${at}. ${title}${outcome === null ? '' : `: ${outcome}`}`,
  /** about fields that are not printed */
  leftOut: 'Fields missing from a record are not printed. A missing field does not mean none or zero.',
  locked: 'The records of the background report are not part of this view.',
  missing: 'The records of this report did not load. Reload this view before you print it.',
  /** for a list longer than a page has room for */
  cut: (count: number) =>
    `This view ends after ${countOf(count, 'record')}. With JavaScript, the online page loads the rest under “Show more”.`,
  /** for a section that never shows more, here or online (P9-026) */
  capped: (cap: number) => `The first ${formatCount(cap)} are shown, and there are more on record.`,
  from: (address: string) => `From ${address}`,
} as const;
