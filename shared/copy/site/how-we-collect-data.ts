import type { SourceKind } from '../../contract/primitives.ts';
import { paths } from '../../urls/paths.ts';
import type { GuideSection } from './guide.ts';

/** The section of the page about how sure we are, which person pages link to. */
export const HOW_SURE_ID = 'how-sure';

export const collectCopy = {
  title: 'How we collect data',
  lede: 'What is on record here, where it comes from, how sure we are of it, and how to have your page removed.',
  description:
    'The kinds of sources behind our records, what we take from each, how facts get onto a page, what we work out ourselves, and how to remove your page.',
  /** above the page of a site whose people are made up */
  invented:
    'Nobody on this site is real, so nothing here came from any of these sources. This is how records of real people would get here.',
  sources: {
    id: 'sources',
    title: 'Where it comes from',
    text: ['Every fact comes from one of four kinds of source. If you see a fact in full, you also see the kind.'],
    columns: { source: 'Source', takes: 'What we take from it', means: 'What to make of it' },
  },
} as const;

/** What we take from a kind of source. */
export interface CollectedFrom {
  readonly title: string;
  readonly takes: string;
  readonly means: string;
}

/** Every kind of source of the contract. */
export const COLLECTED: { readonly [S in SourceKind]: CollectedFrom } = {
  'public directory': {
    title: 'Public directories',
    takes:
      'Names and other names, month and year of birth, addresses, listed phone numbers, work email addresses, job titles and companies, relatives and people at the same address, professional and pilot’s licenses, hunting and concealed-weapon permits',
    means: 'Often months behind: a move or a new number takes time to get there.',
  },
  'property record': {
    title: 'Property records',
    takes:
      'Owners and former owners, deeds and sales, taxes and assessed values, loans, what a home has, and that somebody lives in a home that they own',
    means: 'Exact about the property. An owner may not live there.',
  },
  'court record': {
    title: 'Court records',
    takes:
      'Criminal and traffic cases, bankruptcies, liens, judgments, foreclosures and evictions with what became of them, marriages and divorces, and addresses given to a court',
    means:
      'About the person who was before the court. The same name and date of birth make a match likely, not certain.',
  },
  'self-reported': {
    title: 'What people say about themselves',
    takes:
      'Phone numbers, email addresses, addresses and work that people published or gave to others to publish, and what they correct here',
    means: 'Only as accurate and as current as the person kept it.',
  },
};

/** What stands after the sources. */
export const COLLECT_SECTIONS: readonly GuideSection[] = [
  {
    id: 'asked',
    title: 'What is fetched when somebody asks',
    text: [
      'With Court Runner a reader has a person look up a name in a county’s courthouse. What it brings is for that reader alone and joins no page.',
      'Visitors report what calls from a phone number were about. For a listed landline, we show how many reports came in each month; for other numbers, only whether there are few, some or many. We do not check what they say.',
    ],
  },
  {
    id: 'onto-a-page',
    title: 'How a fact gets onto a page',
    text: [
      'Records come as data sets, each of which replaces the one before it. A data set says which facts belong to one person.',
      'Before anything is shown, each person is compared with what was removed, corrected or deleted at somebody’s request. What was hidden stays hidden, and what was corrected stays corrected.',
    ],
    points: [
      'How often a source is read differs: a fact that is shown in full says in which months it was first and last seen.',
      'A fact that a source no longer lists stays as an earlier one, such as a former address, or goes with the next data set.',
      'When we compare two data sets for people whom somebody monitors, we note what changed.',
    ],
  },
  {
    id: HOW_SURE_ID,
    title: 'How sure we are',
    text: [
      'Two people can share a name, a birthday or a home. So we say where a fact comes from, and how sure we are that a page is about one person.',
    ],
    points: [
      'A fact that is shown in full says its kind of source and, if known, when it was first and last seen and what matched the rest of the record.',
      'A page says that it is very likely about one person, that it probably is, or that it may mix two people. A fixed rule decides, the same for every reader, and the page lists its reasons, such as kinds of sources, what matched, and homes far apart at the same time.',
      'A court record shows what it has in common with the person, such as name, date of birth or address, and how each was compared.',
      'We say how people are related only where a source does. Everybody else “may be related”.',
      'Codes that only their source can explain are shown as the source wrote them.',
      'Before the criminal records of a report we say that a match is not proof.',
    ],
  },
  {
    id: 'derived',
    title: 'What we work out ourselves',
    text: ['No source says these. They follow from what is on record:'],
    points: [
      'Ages, from month and year of birth. They change on the first of a month, so that nobody can tell a birthday from them. To those who have not paid, 65 and older is “65+”.',
      'That somebody has died, if no record says so but they would be more than a hundred years old',
      'What became of a case or a debt, from the words of its record',
      'The letter of a home’s grade, and what its owner may have gained',
      'The area of a home on the map: to about seven miles for those who may not see the house',
      'Whether a number seems to be in use, from a score that comes with it; only plans for businesses see it',
      'How much is on record about a person, which decides whether search engines may list the page',
    ],
  },
  {
    id: 'never',
    title: 'What is not here',
    text: [],
    points: [
      'Anybody under 18, and anything about a victim under 18',
      'Social Security numbers, bank accounts, health and passwords',
      'The day of anybody’s birth',
      'What you do on this site: it joins no record about anybody',
    ],
  },
  {
    id: 'who-sees',
    title: 'Who sees it',
    text: [
      'Everybody sees part of a page: name, age, cities, listed landlines, some relatives. Plans and single reports open more, for a price. Search engines get the part that everybody sees.',
    ],
    links: [
      { text: 'Sample report', href: paths.sampleReport() },
      { text: 'Plans and prices', href: paths.pricing() },
    ],
  },
  {
    id: 'get-off',
    title: 'How to have your page removed',
    text: [
      'Removing your page is free, needs no account and takes effect at once. You can also hide only parts of it, correct it, stop its sale, or ask what we hold about you.',
      'If you live in California, you can ask every data broker at once, on the state’s platform DROP (privacy.ca.gov/drop). Then we delete you.',
    ],
    links: [
      { text: 'Remove my page', href: paths.optOut() },
      { text: 'Claim and correct', href: paths.claim() },
      { text: 'Do not sell or share', href: paths.doNotSell() },
      { text: 'Privacy requests', href: paths.privacyRequests() },
      { text: 'Judicial privacy', href: paths.judicialPrivacy() },
    ],
  },
];
