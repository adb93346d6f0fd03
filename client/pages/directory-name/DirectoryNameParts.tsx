import type { DirectoryNameAnswer } from '../../../shared/contract/finding/browse.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { BrowseCounts, nameSearchPath } from '../../browse/BrowseCounts.tsx';
import styles from '../../browse/BrowsePage.module.css';
import { BrowseAside, BrowseHead } from '../../browse/BrowsePage.tsx';
import { BrowsePeople } from '../../browse/BrowsePeople.tsx';
import { BrowseRanges } from '../../browse/BrowseRanges.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { directoryNameTrail } from './directory-name-trail.ts';

const words = browseCopy.name;

export function DirectoryNameParts({ answer }: { answer: DirectoryNameAnswer }) {
  const { name, partial, peopleCount } = answer;
  const hrefOf = (page: number) => paths.directoryName({ lastName: partial, page });
  const isPart =
    answer.firstNames.length > 1 && answer.firstNames.reduce((sum, { people }) => sum + people, 0) < peopleCount;
  return (
    <>
      <Crumbs {...directoryNameTrail(answer)} />
      <BrowseHead title={name} lede={words.lede(peopleCount, answer.statesCount, answer.topStates)} />
      <div className={styles.split}>
        <div className={styles.sections}>
          {answer.firstNames.length === 0 ? null : (
            <section aria-labelledby="first-names">
              <h2 id="first-names">
                {words.firstNames}
                {isPart ? (
                  <span className={styles.count}>{` ${words.mostCommon(answer.firstNames.length)}`}</span>
                ) : null}
              </h2>
              <BrowseCounts
                isNarrow
                counts={answer.firstNames.map((first) => ({
                  text: first.name,
                  count: first.people,
                  href: nameSearchPath(`${first.name} ${name}`),
                }))}
              />
            </section>
          )}
          <section aria-labelledby="people">
            <h2 id="people">
              {words.everyone(name)}
              <span className={styles.count}>{` ${formatCount(peopleCount)}`}</span>
            </h2>
            <div className={styles.sections}>
              <BrowseRanges ranges={answer.ranges} page={answer.page} hrefOf={hrefOf} />
              <BrowsePeople people={answer.people} />
            </div>
            <Pager page={answer.page} pages={answer.pages} hrefOf={hrefOf} />
          </section>
          <Disclaimer />
        </div>
        <BrowseAside />
      </div>
    </>
  );
}
