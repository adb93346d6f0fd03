import type { DirectoryAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { BrowseCounts } from '../../browse/BrowseCounts.tsx';
import { lettersOf, statesOf } from '../../browse/BrowseEntrance.tsx';
import { BrowseLetters } from '../../browse/BrowseLetters.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './HomeBand.module.css';
import browse from './HomeBrowse.module.css';

/** The entrance to all lists, for visitors and crawlers: every last name and city can be reached from here. */
export function HomeBrowse({ directory }: { directory: DirectoryAnswer }) {
  return (
    <section className={`${styles.band} ${styles.paper}`} aria-labelledby="browse-names">
      <Wrap>
        <div className={styles.intro}>
          <h2 id="browse-names">{browseCopy.browseNames}</h2>
          <p>{browseCopy.browseNamesLede}</p>
        </div>
        <div className={browse.letters}>
          <BrowseLetters letters={lettersOf(directory)} />
        </div>
        <details className={browse.states}>
          <summary>
            {browseCopy.browseStates}
            <Icon name="down" size={16} />
          </summary>
          <BrowseCounts counts={statesOf(directory)} />
        </details>
      </Wrap>
    </section>
  );
}
