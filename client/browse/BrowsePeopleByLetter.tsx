import type { CityPerson } from '../../shared/contract/finding/browse.ts';
import { countOf } from '../../shared/copy/format/numbers.ts';
import { BrowseFold } from './BrowseFold.tsx';
import { BrowsePeople } from './BrowsePeople.tsx';
import { openFolds } from './open-folds.ts';

/** A list of at most this many people is shown as it is. */
const SHORT = 24;

/**
 * People sorted by last name, folded by its first letter, so that a city is no wall of a hundred names on a phone. A
 * short list, or one whose last names are not known, is not folded.
 */
export function BrowsePeopleByLetter({ people }: { people: readonly CityPerson[] }) {
  if (people.length <= SHORT || people.some(({ lastName }) => lastName === undefined))
    return <BrowsePeople people={people} />;
  const letters = [...Map.groupBy(people, ({ lastName }) => letterOf(lastName ?? ''))];
  const isOpen = openFolds(letters.map(([, named]) => named.length));
  return (
    <div>
      {letters.map(([letter, named], at) => (
        <BrowseFold
          key={letter}
          title={letter}
          note={countOf(named.length, 'person', 'people')}
          isOpen={isOpen[at] === true}
        >
          <BrowsePeople people={named} />
        </BrowseFold>
      ))}
    </div>
  );
}

/** 'E' for 'Élan', as lists are sorted. */
function letterOf(name: string): string {
  return (name.normalize('NFD')[0] ?? name).toUpperCase();
}
