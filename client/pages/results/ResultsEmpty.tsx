import { resultsCopy } from '../../../shared/copy/results.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ResultsPageModel } from '../page-model.ts';
import styles from './ResultsEmpty.module.css';
import { type NextSearch, nextSearches, waysBack } from './results-next.ts';
import { placeInWords } from './results-place.ts';

const words = resultsCopy.none;

/** An empty page of results: behind the end of the list, in a place that we do not know, or nobody at all. */
export function ResultsEmpty({ page }: { page: ResultsPageModel }) {
  const { answer, name, location } = page;
  if (answer.total > 0) {
    return (
      <Card>
        <EmptyState icon="users">
          <h2>{resultsCopy.pastTheEnd.title(answer.pages)}</h2>
          <p>{resultsCopy.pastTheEnd.text}</p>
          <WaysOn ways={waysBack(page)} />
        </EmptyState>
      </Card>
    );
  }
  const isUnknownPlace = answer.place !== null && !answer.place.isKnown;
  return (
    <Card>
      <EmptyState icon={isUnknownPlace ? 'pin' : 'users'}>
        <h2>{isUnknownPlace ? words.unknownPlace.title : words.title}</h2>
        <p>
          {isUnknownPlace ? words.unknownPlace.text(location) : words.text(name, placeInWords(answer.place, location))}
        </p>
        <h3 className={styles.next}>{words.next}</h3>
        <WaysOn ways={nextSearches(page)} />
      </EmptyState>
    </Card>
  );
}

function WaysOn({ ways }: { ways: readonly NextSearch[] }) {
  return (
    <ul className={styles.list}>
      {ways.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
