import type { DirectoryNameAnswer } from '../../../shared/contract/finding/browse.ts';
import { countOf, formatCount } from '../../../shared/copy/format/numbers.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { BrowseCounts, nameSearchPath } from '../../browse/BrowseCounts.tsx';
import { BrowseFold } from '../../browse/BrowseFold.tsx';
import { LinkRows } from '../../ui/list/LinkRows.tsx';
import { CardSection } from '../../ui/surface/CardSection.tsx';

const words = browseCopy.name;
/** How many first names are in view. */
const SHOWN = 6;

/** The first names of a last name: the most common ones, and a fold with all that are known. */
export function FirstNames({ answer }: { answer: DirectoryNameAnswer }) {
  const { name, firstNames, peopleCount } = answer;
  if (firstNames.length === 0) return null;
  const byCount = firstNames.toSorted((a, b) => b.people - a.people);
  const hrefOf = (first: string) => nameSearchPath(`${first} ${name}`);
  const isAll = firstNames.reduce((sum, { people }) => sum + people, 0) >= peopleCount;
  return (
    <CardSection id="first-names" title={words.firstNames}>
      <LinkRows
        rows={byCount.slice(0, SHOWN).map((first) => ({
          text: `${first.name} ${name}`,
          href: hrefOf(first.name),
          end: countOf(first.people, 'person', 'people'),
        }))}
      />
      {firstNames.length <= SHOWN ? null : (
        <BrowseFold
          title={words.moreFirstNames(firstNames.length, isAll)}
          note={formatCount(firstNames.length)}
          isOpen={false}
        >
          <BrowseCounts
            isNarrow
            counts={firstNames.map((first) => ({ text: first.name, count: first.people, href: hrefOf(first.name) }))}
          />
        </BrowseFold>
      )}
    </CardSection>
  );
}
