import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { resultsNoneCopy as words } from '../../../shared/copy/search/results-none.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, CardBody, EmptyState } from '../../ui/surface/Card.tsx';
import styles from './ResultsEmpty.module.css';
import { clearFiltersHref, filtersInWords } from './results-filters.ts';
import type { ResultsPageModel } from './results-model.ts';
import { changeSearchHref, isNobodyThere, nearSpellings, nextSearches, waysBack } from './results-next.ts';
import { placeOfList, whereInWords } from './results-place.ts';

/** An empty page of results: past the end of the list, under filters, in an unknown place, or nobody at all. */
export function ResultsEmpty({ page }: { page: ResultsPageModel }) {
  if (page.answer.total > 0) return <PastTheEnd page={page} />;
  return isNobodyThere(page) ? <NobodyThere page={page} /> : <NobodyUnderFilters page={page} />;
}

function PastTheEnd({ page }: { page: ResultsPageModel }) {
  return (
    <Card>
      <EmptyState icon="users">
        <h2>{resultsCopy.pastTheEnd.title(page.answer.pages)}</h2>
        <p>{resultsCopy.pastTheEnd.text}</p>
        <ul className={styles.back}>
          {waysBack(page).map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </EmptyState>
    </Card>
  );
}

function NobodyUnderFilters({ page }: { page: ResultsPageModel }) {
  const { nobody, clear } = resultsCopy.filters;
  const hasTries = nextSearches(page).length > 0;
  return (
    <Card>
      <CardBody>
        <div className={styles.none}>
          <h2>{nobody.title}</h2>
          <p>{nobody.text(filtersInWords(page.filters))}</p>
          {hasTries ? <Tries page={page} /> : <ButtonLink href={clearFiltersHref(page)}>{clear}</ButtonLink>}
        </div>
      </CardBody>
    </Card>
  );
}

/** What is missing, and then other searches with how many people each of them finds. */
function NobodyThere({ page }: { page: ResultsPageModel }) {
  const { answer, name, location } = page;
  const isUnknown = answer.place?.isKnown === false;
  const hasTries = nextSearches(page).length + nearSpellings(page).length > 0;
  return (
    <Card>
      <CardBody>
        <div className={styles.none}>
          <h2>
            {isUnknown ? words.unknownPlace.title(location) : words.title(placeOfList(answer.place, location) ?? '')}
          </h2>
          <p>{isUnknown ? words.unknownPlace.text : words.text(name, whereInWords(answer.place, location) ?? '')}</p>
          <Tries page={page} />
          {hasTries ? null : <ButtonLink href={changeSearchHref(page)}>{words.change}</ButtonLink>}
        </div>
      </CardBody>
    </Card>
  );
}

function Tries({ page }: { page: ResultsPageModel }) {
  const searches = nextSearches(page);
  if (searches.length === 0) return null;
  return (
    <ul className={styles.tries} aria-label={words.tries.label}>
      {searches.map(({ text, href, people, isCapped }) => {
        const { count, unit } = words.tries.people(people, isCapped);
        return (
          <li key={href}>
            <a href={href}>{text}</a>
            <span>
              <b>{count}</b> {unit}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
