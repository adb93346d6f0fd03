import { Icon } from '../text/Icon.tsx';
import styles from './Pager.module.css';

/** Numbered pages as links, except the current page. */
export function Pager({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev">
          <Icon name="left" size={16} />
          <span className={styles.word}>Previous</span>
        </a>
      ) : null}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its position
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : number === page ? (
          <span key={number} aria-current="page">
            {number}
          </span>
        ) : (
          <a key={number} href={hrefOf(number)} aria-label={`Page ${number}`}>
            {number}
          </a>
        ),
      )}
      {page < pages ? (
        <a href={hrefOf(page + 1)} rel="next">
          <span>Next</span>
          <Icon name="right" size={16} />
        </a>
      ) : null}
    </nav>
  );
}

/** The page numbers a pager shows: first, last, and the current one with its neighbors; null where some are left out. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const before = numbers[index - 1];
    if (before === undefined || n - before === 1) return [n];
    // Instead of a gap for one page, show that page.
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}
