import type { DirectoryAnswer } from '../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../shared/copy/search/browse.ts';
import { stateName } from '../../shared/people/us-states.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type BrowseCount, BrowseCounts } from './BrowseCounts.tsx';
import { BrowseLetters } from './BrowseLetters.tsx';
import styles from './BrowsePage.module.css';

/** Where browsing starts: the letters of last names, and the states by name. */
export function BrowseEntrance({ directory }: { directory: DirectoryAnswer }) {
  return (
    <div className={styles.sections}>
      <section aria-labelledby="last-names">
        <h2 id="last-names">{browseCopy.lastNames}</h2>
        <BrowseLetters letters={lettersOf(directory)} />
      </section>
      <section aria-labelledby="states">
        <h2 id="states">{browseCopy.states}</h2>
        <BrowseCounts counts={statesOf(directory)} />
      </section>
    </div>
  );
}

/** States that somebody lives in, by name. */
export function statesOf({ states }: DirectoryAnswer): BrowseCount[] {
  return states
    .filter(({ people }) => people > 0)
    .map(({ stateCode, people }) => ({
      text: stateName(stateCode),
      count: people,
      href: paths.whitePages({ location: stateCode }),
    }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
}

/** The letters that last names start with: 'abc'. */
export function lettersOf({ letters }: DirectoryAnswer): string {
  return letters.map(({ letter }) => letter).join('');
}
