import { resultsNoneCopy } from '../../../shared/copy/search/results-none.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { ResultsList } from './ResultsList.tsx';
import styles from './ResultsSpellings.module.css';
import type { ResultsPageModel } from './results-model.ts';
import { nearSpellings } from './results-next.ts';

const words = resultsNoneCopy.spellings;

/** Near spellings of the name, each with how many people have it, and the people who are found by one here. */
export function ResultsSpellings({ page }: { page: ResultsPageModel }) {
  const names = nearSpellings(page);
  const { spellings = [] } = page.answer;
  if (names.length === 0 && spellings.length === 0) return null;
  return (
    <section className={styles.spellings} aria-labelledby="close-spellings">
      <h2 id="close-spellings">{words.title}</h2>
      <p>{words.text(page.name)}</p>
      {names.length === 0 ? null : (
        <ul className={styles.names}>
          {names.map(({ text, href, people, isCapped }) => {
            const { count, unit } = resultsNoneCopy.tries.people(people, isCapped);
            return (
              <li key={href}>
                <a href={href}>
                  {text} <span>{count}</span>
                  <VisuallyHidden> {unit}</VisuallyHidden>
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {spellings.length === 0 ? null : <ResultsList results={spellings} />}
    </section>
  );
}
