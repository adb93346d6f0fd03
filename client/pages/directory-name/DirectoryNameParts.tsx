import type { DirectoryNameAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { paths } from '../../../shared/urls/paths.ts';
import styles from '../../browse/BrowsePage.module.css';
import { BrowseAside, BrowseHead } from '../../browse/BrowsePage.tsx';
import { BrowsePeople } from '../../browse/BrowsePeople.tsx';
import { BrowseRanges } from '../../browse/BrowseRanges.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { directoryNameTrail } from './directory-name-trail.ts';
import { FirstNames } from './FirstNames.tsx';
import { NameStates } from './NameStates.tsx';

const words = browseCopy.name;

/**
 * A last name: where its people live, their first names, then the people page by page. Only the first page shows more than
 * people.
 */
export function DirectoryNameParts({ answer }: { answer: DirectoryNameAnswer }) {
  const { name, partial, peopleCount, page } = answer;
  const hrefOf = (at: number) => paths.directoryName({ lastName: partial, page: at });
  return (
    <>
      <Crumbs {...directoryNameTrail(answer)} />
      <BrowseHead
        title={words.title(name)}
        name={name}
        lede={words.lede(peopleCount, answer.statesCount, answer.topStates)}
      />
      <div className={styles.sections}>
        {page > 1 ? null : (
          <div className={styles.two}>
            <NameStates answer={answer} />
            <FirstNames answer={answer} />
          </div>
        )}
        <section aria-labelledby="people">
          <h2 id="people">{words.everyone(name)}</h2>
          <div className={styles.split}>
            <div className={styles.sections}>
              <BrowseRanges ranges={answer.ranges} page={page} hrefOf={hrefOf} />
              <BrowsePeople people={answer.people} nameOf={({ fullName }) => fullName} isBelow={page === 1} />
              <Pager page={page} pages={answer.pages} hrefOf={hrefOf} />
              <Disclaimer />
            </div>
            <BrowseAside />
          </div>
        </section>
      </div>
    </>
  );
}
