import type { ListFault } from '../../requests/covered-list.ts';
import { REQUEST_CLOCKS } from '../../requests/due-dates.ts';
import type { CoveredRole, JudicialHide, JudicialLaw } from '../../requests/request-kinds.ts';
import { LIST_ROWS_MAX } from '../../requests/request-limits.ts';
import { formatCount } from '../format/numbers.ts';
import { SITE_NAME } from '../site/site.ts';

const { judicialHours, judicialBusinessDays } = REQUEST_CLOCKS;

/** The page of judges, law enforcement and other covered persons, and of those who act for them. */
export const judicialPrivacyCopy = {
  head: {
    title: 'Judicial privacy: judges, law enforcement, covered persons',
    description: `Removal from ${SITE_NAME} for judges, law enforcement officers, prosecutors, their families and their agents: one person or a list, with the deadlines of the law.`,
  },
  title: 'Privacy for judges, law enforcement and other covered persons',
  lede: 'For one person or for a list. Pages that you name by their links are hidden as soon as you confirm.',
  help: 'About this page',
  clocks: {
    title: 'The deadlines',
    points: [
      'Linked pages: at once, when the link in our email is used.',
      `Everybody else: within ${judicialHours} hours, the deadline that we set ourselves for the Daniel Anderl Act.`,
      `At the latest within ${judicialBusinessDays} business days, as New Jersey’s Daniel’s Law asks.`,
      'First in, first out.',
    ],
  },
  anybody: {
    title: 'Not covered by these laws?',
    text: 'Anybody can have a page removed, at once and without a reason.',
    link: 'Remove my page',
  },
  who: 'Who asks',
  role: 'I am',
  roles: {
    judge: 'A judge, or a former judge',
    'law-enforcement': 'A law enforcement officer, or a former one',
    prosecutor: 'A prosecutor, or a former one',
    household: 'A family or household member of a covered person',
    other: 'Another covered person',
    agent: 'An agent or an office that acts for covered persons',
  } satisfies Record<CoveredRole, string>,
  name: 'Your full name, or the office',
  address: 'Postal address (optional)',
  email: 'Email address',
  emailHint: 'We send one link to confirm, and then our answer.',
  state: 'State',
  law: 'Under which law',
  laws: {
    'daniel-anderl': 'Daniel Anderl Judicial Security and Privacy Act (federal)',
    'daniels-law-nj': 'Daniel’s Law (New Jersey)',
    other: 'Another law',
  } satisfies Record<JudicialLaw, string>,
  otherLaw: 'Name of the other law',
  hide: 'What to hide',
  hides: {
    page: { title: 'The whole page', text: 'The person is nowhere on this site.' },
    contact: { title: 'Addresses and phones', text: 'The page stays, without streets, phones and reverse look-ups.' },
  } satisfies Record<JudicialHide, { title: string; text: string }>,
  how: 'One person, or a list',
  hows: {
    one: { title: 'One person', text: '' },
    list: { title: 'A list as a file', text: `CSV, 10 MB and ${formatCount(LIST_ROWS_MAX)} rows at most.` },
  },
  person: {
    title: 'The person',
    first: 'First name',
    last: 'Last name',
    link: 'Link of the page (optional)',
    linkHint: 'The fastest way: the page is hidden as soon as you confirm.',
    street: 'House number and street',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    phone: 'Phone (optional)',
    text: 'Without a link, we need the name and a home, to find the page.',
  },
  list: {
    title: 'The list',
    file: 'CSV file',
    hint: 'Its first row names the columns. UTF-8, or as a spreadsheet saves it. Split a longer list into several files.',
    columns: [
      ['first_name, last_name', 'the name on the page'],
      ['link', 'the page itself, if you know it; then nothing else is needed'],
      ['street', 'house number and street: 1420 Alder St'],
      ['city, state', 'the state as two letters'],
      ['zip', 'five digits; enough without city and state'],
      ['phone', 'optional, ten digits'],
    ],
    columnsTitle: 'The columns',
    sample: 'Download a sample',
    sampleName: 'judicial-privacy-sample.csv',
    text: 'Rows that cannot be used are reported by their line. All others go on, and nothing is lost.',
  },
  attest:
    'I attest that each person is covered by the law named above, or that I am authorized to act for them, and that what I have entered is true.',
  signature: 'Signature: your full name',
  submit: 'Send',
  errors: {
    role: 'Choose who you are.',
    law: 'Choose a law.',
    otherLaw: 'Name the law.',
    hide: 'Choose what to hide.',
    how: 'Choose one person or a list.',
    state: 'Choose a state.',
    attest: 'Please attest this.',
    noFile: 'Choose a file.',
    fileTooBig: 'The file is larger than 10 MB. Please send it in parts.',
    fileType: 'This file is not text. Save the sheet as CSV, and choose it again.',
    fileAgain: 'A browser does not keep files. Please choose yours again.',
    allFaulty: (rows: number) => `None of the ${formatCount(rows)} rows can be used. The first ones:`,
    line: (line: number, why: string) => `Line ${line}: ${why}`,
    enough:
      'This mailbox or this network has sent as many requests as it can today. Please try again tomorrow. What was sent before is not affected.',
    refused: 'Only people can send requests. If you are one, turn off what hides your browser, and try again.',
    busy: 'The list did not arrive whole. Nothing was kept of it. Please send it again in a moment.',
  },
  faults: {
    'no-rows': 'The file has no rows.',
    'no-header': 'The first row must name the columns: link, or first_name and last_name. The sample shows them.',
    'too-many': `The list has more than ${formatCount(LIST_ROWS_MAX)} rows. Please send it in parts.`,
  } satisfies Record<ListFault, string>,
} as const;

/** The people of the sample: invented. */
export const JUDICIAL_SAMPLE = [
  ['Jordan', 'Example', 'https://porchlight.example/name/Jordan-Example/Trenton-NJ/P00000000000', '', '', '', '', ''],
  ['Robin', 'Example', '', '1420 Alder St', 'Trenton', 'NJ', '08608', '(609) 555-0142'],
  ['Casey', 'Example', '', '12 Sample Ave Apt 3', '', '', '08608', ''],
] as const;
