import type { SearchResult } from '../../../shared/contract/search.ts';
import { resultsCopy } from '../../../shared/copy/results.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Chip } from '../../ui/Chip.tsx';
import styles from './ResultsList.module.css';

export function ResultsList({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className={styles.list}>
      {results.map((result) => (
        <ResultsItem key={result.id} result={result} />
      ))}
    </ol>
  );
}

function ResultsItem({ result }: { result: SearchResult }) {
  const place = placeText(result.city, result.stateCode) || null;
  const href = paths.person({
    name: result.fullName,
    city: result.city,
    stateCode: result.stateCode,
    id: result.id,
  });
  return (
    <li>
      <h2>
        <a href={href}>{result.fullName}</a>
        <span className={styles.age}>{resultsCopy.age(result.age)}</span>
        {result.isDead ? <Chip>{resultsCopy.deceased}</Chip> : null}
        {result.match === 'prefix' ? <Chip tone="line">{resultsCopy.closeSpelling}</Chip> : null}
      </h2>
      <ButtonLink size="small" href={href} aria-label={resultsCopy.viewDetailsOf(result.fullName, place)}>
        {resultsCopy.viewDetails}
      </ButtonLink>
      <dl>
        <div>
          <dt>{result.isDead || !result.isCurrentCity ? resultsCopy.livedIn : resultsCopy.livesIn}</dt>
          <dd>{place ?? resultsCopy.notOnRecord}</dd>
        </div>
        <div>
          <dt>{resultsCopy.usedToLiveIn}</dt>
          <dd>{result.earlierCities.join(', ') || resultsCopy.noEarlierCities}</dd>
        </div>
        <div>
          <dt>{resultsCopy.related}</dt>
          <dd>{result.relatives.join(', ') || resultsCopy.noRelatives}</dd>
        </div>
      </dl>
    </li>
  );
}
