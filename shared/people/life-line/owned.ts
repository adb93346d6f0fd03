import type { Person } from '../../contract/person/person.ts';
import { isolate } from '../../copy/format/isolate.ts';
import { lifeLineCopy as words } from '../../copy/person/life-line.ts';
import { placeText } from '../../urls/location.ts';
import type { SpellsOrSentence } from './work.ts';

/** The properties somebody owns, as far as sent: each with its first month, or only how many there are. */
export function ownedBy({
  ownedProperties,
  counts,
  isDead,
}: Pick<Person, 'ownedProperties' | 'counts' | 'isDead'>): SpellsOrSentence {
  const spells = ownedProperties.flatMap((home) => {
    if (home.type !== 'full' || home.since === undefined) return [];
    const { line1, city, stateCode, since } = home;
    const listed = isolate(`${line1}, ${placeText(city, stateCode)}`);
    return [{ label: isolate(line1), listed, from: since, to: null, isOpen: !isDead }];
  });
  const count = Math.max(ownedProperties.length, counts.ownedPropertiesCount);
  return { spells, sentence: spells.length > 0 || count === 0 ? null : { text: words.homes(count), note: null } };
}
