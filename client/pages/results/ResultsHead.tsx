import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import styles from './ResultsHead.module.css';
import { ResultsPlaceNotes } from './ResultsPlaceNotes.tsx';
import { isNarrowed } from './results-filters.ts';
import type { ResultsPageModel } from './results-model.ts';
import { whereInWords } from './results-place.ts';
import { resultsTrail } from './results-trail.ts';

/** Who was searched for, and how many were found. */
export function ResultsHead({ page }: { page: ResultsPageModel }) {
  const { answer, name, location } = page;
  const where = whereInWords(answer.place, location);
  return (
    <>
      <ResultsCrumbs page={page} />
      <div className={styles.head}>
        <h1>
          {name} {where === null ? null : <span>{where}</span>}
        </h1>
        {answer.results.length === 0 ? null : <p>{amountInWords(page, where)}</p>}
        <ResultsPlaceNotes page={page} />
      </div>
    </>
  );
}

function amountInWords({ answer, name, filters }: ResultsPageModel, where: string | null): string {
  const { total, exactTotal: exact, isTotalCapped: isCapped } = answer;
  const isFiltered = isNarrowed(filters);
  const words = [
    resultsCopy.total({ total, exact, isCapped, isByMatch: filters.sort === null, isFiltered, name, where }),
  ];
  if (isCapped) words.push(resultsCopy.capped(total));
  return [...words, resultsCopy.freeToSee].join(' ');
}

/** The breadcrumbs of a list, and its place. */
export function ResultsCrumbs({ page }: { page: ResultsPageModel }) {
  return <Crumbs {...resultsTrail(page)} />;
}
