import type { Person } from '../../contract/person/person.ts';
import { lifeLineCopy as words } from '../../copy/person/life-line.ts';
import type { Lived } from './work.ts';

/** The homes somebody owns, as far as they were sent: without dates, they are a sentence. */
export function ownedBy({ ownedProperties, counts }: Pick<Person, 'ownedProperties' | 'counts'>): Lived {
  const count = Math.max(ownedProperties.length, counts.ownedPropertiesCount);
  return { spells: [], sentence: count === 0 ? null : { text: words.homes(count), note: null } };
}
