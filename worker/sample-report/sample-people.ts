import type { FullRelative, Relationship } from '../../shared/contract/person/relative.ts';
import { ageAt, knownSince, type SampleMonth, SPOUSE_NAME } from './sample-facts.ts';

interface Acquaintance {
  readonly name: `${string} ${string}`;
  readonly born: SampleMonth;
  readonly city: string;
  readonly stateCode?: string;
  /** when the two were first found to be connected */
  readonly since: SampleMonth;
  readonly isDead?: boolean;
}

const RELATIVES: readonly (Acquaintance & { readonly relationship: Relationship })[] = [
  { name: SPOUSE_NAME, relationship: 'spouse', born: '1985-02', city: 'Portland', since: '2012-09' },
  { name: 'Juniper Samplewood', relationship: 'parent', born: '1957-11', city: 'Eugene', since: '2005-09' },
  { name: 'Linden Samplewood', relationship: 'sibling', born: '1988-07', city: 'Eugene', since: '2005-09' },
  { name: 'Wren Samplewood', relationship: 'child', born: '2006-03', city: 'Portland', since: '2024-04' },
  { name: 'Hollis Exampleton', relationship: 'in-law', born: '1959-04', city: 'Salem', since: '2014-08' },
  {
    name: 'Fern Patternby',
    relationship: 'grandparent',
    born: '1931-01',
    city: 'Eugene',
    since: '2005-09',
    isDead: true,
  },
];

const ASSOCIATES: readonly Acquaintance[] = [
  { name: 'Sol Mockingford', born: '1980-10', city: 'Portland', since: '2021-11' },
  { name: 'Tess Dummerby', born: '1987-06', city: 'Salem', since: '2015-01' },
  { name: 'Ira Placeholt', born: '1979-12', city: 'Boise', stateCode: 'ID', since: '2010-05' },
];

/** The invented relatives, with their ages at a moment in milliseconds since 1970. */
export function sampleRelatives(now: number): FullRelative[] {
  return RELATIVES.map(({ relationship, ...someone }) => ({ ...personOf(someone, 'Relative', now), relationship }));
}

export function sampleAssociates(now: number): FullRelative[] {
  return ASSOCIATES.map((someone) => personOf(someone, 'Associate', now));
}

function personOf(someone: Acquaintance, kind: FullRelative['kind'], now: number): FullRelative {
  const { name, born, city, stateCode = 'OR', since, isDead = false } = someone;
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    type: 'full',
    kind,
    // Nothing ever asks for it: the page does not link to people.
    id: `P-sample-${firstName.toLowerCase().padEnd(8, '-')}`,
    name: { firstName, middleName: null, lastName, suffix: null, fullName: name },
    city,
    stateCode,
    dateOfBirth: { age: isDead ? null : ageAt(now, born), ageRange: null },
    isDead,
    provenance: knownSince(since, 'public directory'),
  };
}
