import type { CityAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { BrowseLetters } from '../../browse/BrowseLetters.tsx';
import { isFolded } from '../../browse/BrowsePeople.tsx';
import { BrowseRanges } from '../../browse/BrowseRanges.tsx';
import { letterAnchor } from '../../browse/letter-anchor.ts';

const words = browseCopy.whitePages;

/**
 * The first letters of last names, each a link to where it begins in the list; its parts, where an origin does not say
 * where letters begin.
 */
export function CityLetters({ answer, hrefOf }: { answer: CityAnswer; hrefOf: (page: number) => string }) {
  const { letters = [], ranges, page } = answer;
  if (letters.length === 0 && ranges.length === 0) return null;
  const pageOf = new Map(letters.map((one) => [one.letter, one.page]));
  const other = pageOf.get('other');
  const hrefOfLetter = (letter: string) => {
    const at = pageOf.get(letter) ?? 1;
    // A short list has no letters to unfold.
    const anchor = at === page && !isFolded(answer.people) ? 'people' : letterAnchor(letter);
    return `${hrefOf(at)}#${anchor}`;
  };
  return (
    <section aria-labelledby="by-last-name">
      <h2 id="by-last-name">{words.byLastName}</h2>
      {letters.length === 0 ? (
        <BrowseRanges ranges={ranges} page={page} hrefOf={hrefOf} />
      ) : (
        <BrowseLetters
          letters={letters
            .map(({ letter }) => letter)
            .join('')
            .replace('other', '')}
          labelOf={words.lettersLabel}
          hrefOf={hrefOfLetter}
          more={other === undefined ? null : { text: words.otherLetters, href: `${hrefOf(other)}#people` }}
        />
      )}
    </section>
  );
}
