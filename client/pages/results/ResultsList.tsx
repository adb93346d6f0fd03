import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import styles from './ResultsList.module.css';
import { ResultsRow } from './ResultsRow.tsx';

/** People in order, a row each. */
export function ResultsList({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className={styles.list}>
      {results.map((result) => (
        <ResultsRow key={result.id} result={result} />
      ))}
    </ol>
  );
}
