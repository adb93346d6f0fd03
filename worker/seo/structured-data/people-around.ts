import type { PersonLeaf } from 'schema-dts';
import { linksOf } from '../../../client/pages/person/links-of.ts';
import type { PersonPageModel } from '../../../client/pages/person/person-model.ts';
import { namedPeople } from '../../../client/pages/person/person-sections.ts';
import { personCopy } from '../../../shared/copy/person/person.ts';
import type { PeopleSection } from '../../../shared/people/person-sections.ts';

/** How many of each are named (P9-047). */
const MAX: Readonly<Record<PeopleSection, number>> = { relatives: 2, associates: 1 };

/**
 * The first people of a section that the page names, with the addresses that the page links. Of those who have died, it
 * says so, as the page does wherever it names them.
 */
export function peopleAround(page: PersonPageModel, section: PeopleSection, origin: string): readonly PersonLeaf[] {
  return namedPeople(page.details.results, section)
    .slice(0, MAX[section])
    .map((someone) => {
      const href = linksOf(page).relative(someone);
      return {
        '@type': 'Person',
        name: someone.name.fullName,
        ...(someone.isDead ? { description: personCopy.relatives.deceased } : {}),
        ...(href === null ? {} : { url: origin + href }),
      };
    });
}
