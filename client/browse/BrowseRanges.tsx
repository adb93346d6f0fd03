import type { BrowseRange } from '../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../shared/copy/search/browse.ts';
import styles from './BrowseRanges.module.css';

/** The parts of a long list by their first and last entries, so that every page is one step away. */
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
  // A range may cover several pages.
  const current = ranges.findLast((range) => range.page <= page);
  return (
    <nav className={styles.ranges} aria-label={browseCopy.ranges}>
      {ranges.map((range) => (
        <a key={range.page} href={hrefOf(range.page)} aria-current={range === current ? 'true' : undefined}>
          {browseCopy.range(range.first, range.last)}
        </a>
      ))}
    </nav>
  );
}
