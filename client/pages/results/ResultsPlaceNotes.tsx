import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { DidYouMean } from '../../search/DidYouMean.tsx';
import type { ResultsPageModel } from './results-model.ts';
import { meantPlaces, readingInWords } from './results-place.ts';

/** How the typed place was understood, and what else it may mean, with how many people of the name are there. */
export function ResultsPlaceNotes({ page: { name, location, answer } }: { page: ResultsPageModel }) {
  const reading = readingInWords(answer.place, location);
  const meant = meantPlaces(answer.place).map((other) => ({
    text: other.location,
    href: paths.personSearch({ name, location: other.location }),
    people: formatCount(other.people),
  }));
  return (
    <>
      {reading === null ? null : <p>{reading}</p>}
      <DidYouMean places={meant} />
    </>
  );
}
