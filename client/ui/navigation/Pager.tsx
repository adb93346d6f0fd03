import { Icon } from '../text/Icon.tsx';
import styles from './Pager.module.css';
import { pageNumbers } from './page-numbers.ts';

/** Numbered pages as links; the page one is on is none. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its position
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
