import { resultsCopy } from '../../../shared/copy/results.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ResultsPageModel } from '../page-model.ts';
import styles from './ResultsEmpty.module.css';
import { nextSearches } from './results-next.ts';
import { placeInWords } from './results-place.ts';

/** Nobody: says so, names a place we do not know, and offers what is likely to find more. */
export function ResultsEmpty({ page }: { page: ResultsPageModel }) {
  const { answer, name, location } = page;
  const words = resultsCopy.none;
  const isUnknownPlace = answer.place !== null && !answer.place.isKnown;
  return (
    <Card>
      <EmptyState icon={isUnknownPlace ? 'pin' : 'users'}>
        <h2>{words.title}</h2>
        <p>
          {answer.total > 0
            ? words.pastTheEnd
            : isUnknownPlace
              ? words.unknownPlace(location)
              : words.text(name, placeInWords(answer.place, location))}
        </p>
        <h3 className={styles.next}>{words.next}</h3>
        <ul className={styles.list}>
          {nextSearches(page).map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </EmptyState>
    </Card>
  );
}
