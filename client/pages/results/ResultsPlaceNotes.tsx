import { Fragment } from 'react';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { resultsPlaceCopy as words } from '../../../shared/copy/search/results-place.ts';
import { paths } from '../../../shared/urls/paths.ts';
import styles from './ResultsPlaceNotes.module.css';
import type { ResultsPageModel } from './results-model.ts';
import { meantPlaces, readingInWords } from './results-place.ts';

/** How the typed place was understood, and what else it may mean, with how many people of the name are there. */
export function ResultsPlaceNotes({ page: { name, location, answer } }: { page: ResultsPageModel }) {
  const reading = readingInWords(answer.place, location);
  const meant = meantPlaces(answer.place);
  return (
    <>
      {reading === null ? null : <p>{reading}</p>}
      {meant.length === 0 ? null : (
        <p className={styles.meant}>
          {words.meant}{' '}
          {meant.map((other, index) => (
            <Fragment key={other.location}>
              {index === 0 ? null : ' · '}
              <a href={paths.personSearch({ name, location: other.location })}>{other.location}</a>
              {`? (${formatCount(other.people)})`}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
