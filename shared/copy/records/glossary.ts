import { courtTerms } from './glossary/courts.ts';
import { debtTerms } from './glossary/debts.ts';
import type { GlossaryTerm } from './glossary/glossary-term.ts';
import { licenseTerms } from './glossary/licenses.ts';
import { propertyTerms } from './glossary/property.ts';

export type GlossaryTopic = 'courts' | 'debts' | 'property' | 'licenses';

/** Every term, by topic, each topic from A to Z. A word may mean one thing in a bankruptcy and another in a charge. */
export const glossary: Readonly<Record<GlossaryTopic, readonly GlossaryTerm[]>> = {
  courts: courtTerms,
  debts: debtTerms,
  property: propertyTerms,
  licenses: licenseTerms,
};
