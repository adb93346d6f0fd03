import type { PersonPageModel } from '../page-model.ts';
import { PersonAddresses } from './addresses/PersonAddresses.tsx';
import { PersonEmails } from './emails/PersonEmails.tsx';
import type { SectionName } from './person-sections.ts';
import { PersonPhones } from './phones/PersonPhones.tsx';
import { PersonRelatives } from './relatives/PersonRelatives.tsx';

/** One section by its name, so that their order is data. */
export function PersonSection({ section, page }: { section: SectionName; page: PersonPageModel }) {
  const { details, isLoggedIn } = page;
  switch (section) {
    case 'phones':
      return <PersonPhones details={details} isLoggedIn={isLoggedIn} />;
    case 'addresses':
      return <PersonAddresses person={details.results} />;
    case 'emails':
      return <PersonEmails person={details.results} isLoggedIn={isLoggedIn} />;
    case 'relatives':
    case 'associates':
      return <PersonRelatives section={section} details={details} isLoggedIn={isLoggedIn} />;
  }
}
