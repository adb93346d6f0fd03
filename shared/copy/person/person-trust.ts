import type { Confidence, IdentityReason } from '../../contract/person/identity-confidence.ts';
import type { MatchPoint, SourceKind } from '../../contract/primitives.ts';
import { formatCount } from '../format/numbers.ts';
import { joinAnd, upperFirst } from '../format/prose.ts';

/** Words about how sure a record is, why each fact is in it, and who else has the name. */
export const personTrustCopy = {
  confidence: {
    'very-likely': 'Very likely one person',
    probably: 'Probably one person',
    'may-mix': 'May mix two people',
  } satisfies Record<Confidence, string>,
  how: 'How we judge this',
  scale: 'Our scale: very likely, probably, may mix. It rates this record, not the person.',
  reasons: {
    'birth-and-name-agree': 'Facts match on both the name and the birth month.',
    'name-agrees': 'The sources agree on the name.',
    'several-sources': 'The facts come from more than one kind of source.',
    'homes-follow': 'Homes far apart do not overlap for long.',
    'relatives-confirm': 'Relatives are on record, too.',
    'one-source': 'All facts come from one kind of source.',
    'few-facts': 'There are few facts to compare.',
    'name-only-facts': 'Many facts match on the name alone.',
    'birth-unknown': 'No birth date is on record.',
    'homes-at-once': 'Homes far apart overlap for years.',
  } satisfies Record<IdentityReason, string>,
  why: {
    label: 'Why we think so',
    source: 'Kind of source',
    firstSeen: 'First seen',
    lastSeen: 'Last seen',
    matched: 'What matched',
    report: 'Report an error',
    /** 'Full name and birth month' */
    points: (points: readonly MatchPoint[]) => upperFirst(joinAnd(points)),
    kind: (source: SourceKind) => upperFirst(source),
  },
  namesakes: {
    title: (first: string) => `Is this the right ${first}?`,
    about: (people: number) => `${formatCount(people)} people share this name. Compare ages, places and relatives.`,
    aboutMany: (people: number) =>
      `More than ${formatCount(people)} people share this name. Compare ages, places and relatives.`,
    /** the list is not here yet, or could not be loaded */
    unknown: 'See who else has this name.',
    alone: 'We have nobody else with exactly this name to compare.',
    similar: 'People with a similar name',
    thisPage: 'This page',
    withRelatives: (names: string) => `With ${names}`,
    deceased: 'Deceased',
    nothing: 'Only the name is on record',
    all: (people: number, name: string) => `All ${formatCount(people)} people named ${name}`,
    allOf: (name: string) => `All people named ${name}`,
  },
} as const;
