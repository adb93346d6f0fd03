import { BROWSE_PAGE_SIZE, type DirectoryLetterAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { BrowseCounts } from '../../browse/BrowseCounts.tsx';
import { BrowseLetters } from '../../browse/BrowseLetters.tsx';
import styles from '../../browse/BrowsePage.module.css';
import { BrowseHead } from '../../browse/BrowsePage.tsx';
import { BrowseRanges } from '../../browse/BrowseRanges.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { directoryLetterTrail } from './directory-letter-trail.ts';

export function DirectoryLetterParts({ answer }: { answer: DirectoryLetterAnswer }) {
  const letter = answer.letter.toUpperCase();
  const hrefOf = (page: number) => paths.directoryLetter({ lastName: answer.letter, page });
  return (
    <>
      <Crumbs {...directoryLetterTrail(answer)} />
      <BrowseHead
        title={browseCopy.letter.title(letter)}
        lede={browseCopy.letter.lede(answer.namesCount, BROWSE_PAGE_SIZE)}
      />
      <div className={styles.sections}>
        <BrowseLetters letters={answer.letters} current={answer.letter} />
        <BrowseRanges ranges={answer.ranges} page={answer.page} hrefOf={hrefOf} />
        {answer.names.length === 0 ? (
          <p>{browseCopy.nobodyLeft}</p>
        ) : (
          <BrowseCounts
            counts={answer.names.map(({ name, people, partial }) => ({
              text: name,
              count: people,
              href: paths.directoryName({ lastName: partial }),
            }))}
          />
        )}
      </div>
      <Pager page={answer.page} pages={answer.pages} hrefOf={hrefOf} />
    </>
  );
}
