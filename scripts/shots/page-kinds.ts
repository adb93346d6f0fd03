import { paths } from '../../shared/urls/paths.ts';
import {
  type PageSamples,
  pageSamplesIn,
  pagesOfEveryKind,
  type SamplePage,
} from '../../tests/support/sample-pages.ts';
import { pathOfCommonName } from '../bench/pages-to-visit.ts';
import { ALERTS_EMAIL, REPORT_EMAIL } from '../lib/demo/demo-accounts.ts';
import { type PersonToLookAt, peopleForTests, peopleWorthLookingAt } from '../lib/demo/people-worth-looking-at.ts';

/** A kind of page as one viewer sees it. */
export interface PageKind {
  /** names its pictures: 'person-premium' */
  readonly name: string;
  readonly path: string;
  /** the demo account that looks; null for a visitor without one */
  readonly email: string | null;
}

/** Names of the people whose pages differ most, by their labels in people-worth-looking-at.ts. */
const PEOPLE = {
  'a full page': 'person',
  'records of many kinds': 'person-records',
  'somebody deceased': 'person-deceased',
  'nothing but a name': 'person-name-only',
  'many addresses': 'person-many-homes',
  'much of everything': 'person-busy',
  'little but a place': 'person-little',
} as const;

/** Who looks at the first of these people, beside a visitor without an account. */
const VIEWERS = ['free', 'premium', 'smb', 'speed', 'transactional', 'expired', 'cancelled'] as const;

/**
 * Every kind of page: those of every route and every error, and person pages for each kind of person and viewer.
 *
 * @param peopleFile the people of the site that is looked at
 */
export function pageKindsIn(peopleFile: string): PageKind[] {
  return [...personKinds(peopleFile), ...routeKinds(pageSamplesIn(peopleFile)), manyNamesakes(peopleFile)];
}

function personKinds(peopleFile: string): PageKind[] {
  const people = [...peopleWorthLookingAt(peopleFile), ...peopleForTests(peopleFile)];
  const kinds = Object.entries(PEOPLE).flatMap(([label, name]): PageKind[] => {
    const person = people.find((candidate) => candidate.label === label);
    return person === undefined ? [] : [{ name, path: pathTo(person), email: null }];
  });
  const [first] = kinds;
  const records = kinds.find(({ name }) => name === 'person-records');
  if (first === undefined || records === undefined) throw new Error('the database holds nobody to look at');
  return [
    ...kinds,
    ...VIEWERS.map((viewer) => ({ ...first, name: `${first.name}-${viewer}`, email: `${viewer}@example.com` })),
    { ...records, name: 'person-report', email: REPORT_EMAIL },
  ];
}

function pathTo({ fullName, city, stateCode, id }: PersonToLookAt): string {
  if (id === null) throw new Error(`${fullName} is a search`);
  return paths.person({ name: fullName, city, stateCode, id });
}

const manyNamesakes = (peopleFile: string): PageKind => ({
  name: 'person-search-common',
  path: pathOfCommonName(peopleFile),
  email: null,
});

/** One kind for each page of a route that differs from its other pages by its address or its viewer. */
function routeKinds(samples: PageSamples): PageKind[] {
  return Object.entries(pagesOfEveryKind(samples)).flatMap(([route, pages]) => {
    const different = pages.filter((page, at) => pages.findIndex((other) => isSame(page, other)) === at);
    return different.map(({ path, isForReader }, at) => ({
      name: nameOf(route, at),
      path,
      email: isForReader === true ? (route.startsWith('monitor') ? ALERTS_EMAIL : REPORT_EMAIL) : null,
    }));
  });
}

/** The plain name of a person page is that of the kinds above. */
const nameOf = (route: string, at: number) =>
  route === 'person' ? `person-view-${at + 1}` : at === 0 ? route : `${route}-${at + 1}`;

const isSame = (page: SamplePage, other: SamplePage) =>
  page.path === other.path && page.isForReader === other.isForReader;
