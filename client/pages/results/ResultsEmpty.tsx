import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, CardBody, EmptyState } from '../../ui/surface/Card.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './ResultsEmpty.module.css';
import { clearFiltersHref, filtersInWords, isNarrowed } from './results-filters.ts';
import type { ResultsPageModel } from './results-model.ts';
import { type NextSearch, nextSearches, waysBack } from './results-next.ts';

const words = resultsCopy.none;

/** An empty page of results: past the end of the list, under filters, in an unknown place, or nobody at all. */
export function ResultsEmpty({ page }: { page: ResultsPageModel }) {
  if (page.answer.total > 0) return <PastTheEnd page={page} />;
  if (isNarrowed(page.filters)) return <NobodyUnderFilters page={page} />;
  const isUnknownPlace = page.answer.place?.isKnown === false;
  return (
    <div className={styles.cards}>
      <Card>
        <CardBody>
          <h2>{words.next}</h2>
          <ul className={styles.next}>
            {nextSearches(page).map((search) => (
              <TryThis key={search.href} next={search} />
            ))}
          </ul>
        </CardBody>
      </Card>
      {isUnknownPlace ? null : (
        <Card>
          <CardBody>
            <h2>{words.isAnAnswer.title}</h2>
            <p className={styles.answer}>{words.isAnAnswer.text}</p>
          </CardBody>
        </Card>
      )}
    </div>
  );
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
  return (
    <Card>
      <EmptyState icon="users">
        <h2>{nobody.title}</h2>
        <p>{nobody.text(filtersInWords(page.filters))}</p>
        <ButtonLink href={clearFiltersHref(page)}>{clear}</ButtonLink>
      </EmptyState>
    </Card>
  );
}

function TryThis({ next: { icon, text, href, about } }: { next: NextSearch }) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <a href={href}>{text}</a>
        <p>{about}</p>
      </div>
    </li>
  );
}
