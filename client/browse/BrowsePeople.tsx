import type { BrowsePerson } from '../../shared/contract/finding/browse.ts';
import type { SearchResult } from '../../shared/contract/finding/search.ts';
import { countOf } from '../../shared/copy/format/numbers.ts';
import { browseCopy } from '../../shared/copy/search/browse.ts';
import { ResultsList } from '../pages/results/ResultsList.tsx';
import { BrowseFold } from './BrowseFold.tsx';
import styles from './BrowsePeople.module.css';
import { groupPeople } from './group-people.ts';
import { letterAnchor } from './letter-anchor.ts';
import { openFolds } from './open-folds.ts';

/** A list of at most this many people is shown as it is. */
const SHORT = 24;
/** So many rows of a folded list are in view on a page that has more than the list. */
const FEW = 5;

/** Whether so many people are folded. */
export function isFolded(people: readonly unknown[]): boolean {
  return people.length > SHORT;
}

/**
 * People in rows like those of a search. A long list is folded by what it is sorted by, so that it is no wall of a hundred
 * names on a phone; every one is in the page.
 *
 * @param nameOf the name it is sorted by; undefined if that is not known, and then nothing is folded
 * @param isBelow the page has more above the list, so that little of it is in view
 */
export function BrowsePeople<T extends BrowsePerson>({
  people,
  nameOf,
  isBelow = false,
}: {
  people: readonly T[];
  nameOf: (person: T) => string | undefined;
  isBelow?: boolean;
}) {
  if (people.length === 0) return <p>{browseCopy.nobodyLeft}</p>;
  if (!isFolded(people) || people.some((person) => nameOf(person) === undefined))
    return <ResultsList results={people.map(asResult)} />;
  const groups = groupPeople(people, (person) => nameOf(person) ?? '');
  const sizes = groups.map((group) => group.people.length);
  const isOpen = isBelow ? openFolds(sizes, FEW, false) : openFolds(sizes);
  return (
    <div className={styles.groups}>
      {groups.map((group, at) => (
        <BrowseFold
          key={group.beginning}
          id={group.isFirstOfLetter ? letterAnchor(group.beginning) : undefined}
          title={group.beginning}
          note={countOf(group.people.length, 'person', 'people')}
          isOpen={isOpen[at] === true}
        >
          <ResultsList results={group.people.map(asResult)} />
        </BrowseFold>
      ))}
    </div>
  );
}

/** A person of a list as a row of results: there is nothing to say of how they match. */
function asResult({ id, fullName, age, isDead, city, stateCode }: BrowsePerson): SearchResult {
  return {
    id,
    fullName,
    age,
    isDead,
    city,
    stateCode,
    isCurrentCity: true,
    earlierCities: [],
    relatives: [],
    match: 'exact',
    matchedName: null,
    matchedNickname: null,
  };
}
