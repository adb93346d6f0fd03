import type { BrowseRange } from '../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../shared/copy/search/browse.ts';
import { rangeLabels } from '../../shared/copy/search/range-labels.ts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import { BrowseFold } from './BrowseFold.tsx';
import styles from './BrowseRanges.module.css';

/** More parts than this are folded: on a phone they would be a screen of their own. */
const SHOWN_MAX = 24;

/** The parts of a long list, 'A–Fos' to 'U–Z', so that every page is one step away. */
export function BrowseRanges({
  ranges,
  page,
  hrefOf,
}: {
  ranges: readonly BrowseRange[];
  page: number;
  hrefOf: (page: number) => string;
}) {
  if (ranges.length === 0) return null;
  const labels = rangeLabels(ranges);
  // A range may cover several pages.
  const current = ranges.findLastIndex((range) => range.page <= page);
  const nav = (
    <nav className={styles.ranges} aria-label={browseCopy.ranges}>
      {ranges.map((range, at) => (
        <a key={range.page} href={hrefOf(range.page)} aria-current={at === current ? 'true' : undefined}>
          {labels[at]}
          {labels[at] === range.first ? null : (
            <VisuallyHidden>{` (${browseCopy.range(range.first, range.last)})`}</VisuallyHidden>
          )}
        </a>
      ))}
    </nav>
  );
  if (ranges.length <= SHOWN_MAX) return nav;
  return (
    <BrowseFold title={browseCopy.allRanges(ranges.length)} note={labels[current] ?? ''} isOpen={false}>
      {nav}
    </BrowseFold>
  );
}
