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

/** A list of at most this many people is not folded. */
const SHORT = 24;
/** How many rows of a folded list are open on a page that shows more than the list. */
const FEW = 5;

/** Whether a list of this many people is folded. */
export function isFolded(people: readonly unknown[]): boolean {
  return people.length > SHORT;
}

/**
 * People in rows like those of a search. A long list is folded by the name it is sorted by, so that a phone does not show
 * a wall of a hundred names. Every row is in the page.
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

/** A person of a list as a row of results, without how they match. */
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
