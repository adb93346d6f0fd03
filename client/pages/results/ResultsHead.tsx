import type { SearchAnswer } from '../../../shared/contract/finding/search.ts';
import { resultsCopy } from '../../../shared/copy/search/results.ts';
import type { ResultsPageModel } from '../page-model.ts';
import { ResultsCrumbs } from './ResultsCrumbs.tsx';
import styles from './ResultsHead.module.css';
import { isNarrowed } from './results-filters.ts';
import { placeInWords, widenedFrom } from './results-place.ts';

/** Who was looked for, and how many there are. */
export function ResultsHead({ page }: { page: ResultsPageModel }) {
  const { answer, name, location } = page;
  const place = placeInWords(answer.place, location);
  const widened = widenedFrom(answer.place, location);
  const isNobody = answer.total === 0 && !isNarrowed(page.filters);
  return (
    <>
      <ResultsCrumbs page={page} />
      <div className={styles.head}>
        <h1>
          {isNobody && isKnown(answer) ? resultsCopy.none.heading(name, place) : resultsCopy.heading(name, place)}
        </h1>
        {isNobody ? <p>{nothingInWords(answer, location)}</p> : null}
        {answer.results.length === 0 ? null : <p>{amountInWords(page, place)}</p>}
        {widened === null ? null : <p>{resultsCopy.widened(widened.city, widened.zip)}</p>}
      </div>
    </>
  );
}

function isKnown({ place }: SearchAnswer): boolean {
  return place === null || place.isKnown;
}

function nothingInWords(answer: SearchAnswer, location: string): string {
  return isKnown(answer) ? resultsCopy.none.searched : resultsCopy.none.unknownPlace(location);
}

function amountInWords({ answer, name, filters }: ResultsPageModel, place: string | null): string {
  const { total, exactTotal: exact, isTotalCapped: isCapped } = answer;
  const isFiltered = isNarrowed(filters);
  const words = [
    resultsCopy.total({ total, exact, isCapped, isByMatch: filters.sort === null, isFiltered, name, place }),
  ];
  if (isCapped) words.push(resultsCopy.capped(total));
  return [...words, resultsCopy.freeToSee].join(' ');
}
