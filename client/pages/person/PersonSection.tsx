import type { SectionName } from '../../../shared/people/person-sections.ts';
import { PersonAddresses } from './addresses/PersonAddresses.tsx';
import { PersonBackground } from './background/PersonBackground.tsx';
import { PersonEmails } from './emails/PersonEmails.tsx';
import type { PersonPageModel } from './person-model.ts';
import { PersonPhones } from './phones/PersonPhones.tsx';
import { PersonRelatives } from './relatives/PersonRelatives.tsx';

/** A section by its name, so that the order of sections is data. */
export function PersonSection({ section, page }: { section: SectionName; page: PersonPageModel }) {
  switch (section) {
    case 'phones':
      return <PersonPhones page={page} />;
    case 'addresses':
      return <PersonAddresses page={page} />;
    case 'emails':
      return <PersonEmails page={page} />;
    case 'relatives':
    case 'associates':
      return <PersonRelatives section={section} page={page} />;
    case 'background':
      return <PersonBackground page={page} />;
  }
}
