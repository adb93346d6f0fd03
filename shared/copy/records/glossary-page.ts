import type { GlossaryTopic } from './glossary.ts';

/** Words around the glossary: under a record, and its page. */
export const glossaryCopy = {
  /** under a record: the terms that occur in it */
  title: 'What these words mean',
  all: 'All terms, from A to Z',
  page: {
    title: 'Words in public records',
    lede: 'What courts, recorders and assessors mean by the words in their files. The rules differ from state to state, so these are general explanations and not legal advice.',
    description:
      'Plain explanations of terms in public records: disposition, nolle prosequi, lien, unlawful detainer, lis pendens, quitclaim deed, and more.',
    count: (terms: number) => `${terms} terms`,
  },
  topics: {
    courts: { id: 'courts', title: 'Criminal and traffic courts' },
    debts: { id: 'debts', title: 'Debts, bankruptcies and evictions' },
    property: { id: 'property', title: 'Property and mortgages' },
    licenses: { id: 'licenses', title: 'Licenses and permits' },
  } satisfies Readonly<Record<GlossaryTopic, { readonly id: string; readonly title: string }>>,
} as const;
