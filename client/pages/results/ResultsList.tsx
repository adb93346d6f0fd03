import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import { ownerCopy } from '../../../shared/copy/search/owner.ts';
import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
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
  const nickname = result.matchedNickname;
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
        {result.isDead ? (
          <Chip>{resultsCopy.deceased}</Chip>
        ) : (
          <span className={styles.age}>{resultsCopy.age(result.age)}</span>
        )}
        {result.match === 'prefix' ? <Chip tone="line">{resultsCopy.closeName}</Chip> : null}
        {result.match === 'spelling' ? <Chip tone="line">{resultsCopy.closeSpelling}</Chip> : null}
      </h2>
      <ButtonLink size="small" href={href} aria-label={resultsCopy.viewDetailsOf(result.fullName, place)}>
        {resultsCopy.viewDetails}
      </ButtonLink>
      {result.matchedName === null ? null : <p className={styles.aka}>{resultsCopy.alsoKnownAs(result.matchedName)}</p>}
      {nickname === null ? null : (
        <p className={styles.nickname}>{resultsCopy.nickname(nickname.forms, nickname.formal)}</p>
      )}
      <dl>
        <div>
          <dt>{result.isDead || !result.isCurrentCity ? resultsCopy.livedIn : resultsCopy.livesIn}</dt>
          <Names names={place === null ? [] : [place]} none={resultsCopy.notOnRecord} />
        </div>
        <div>
          <dt>{resultsCopy.usedToLiveIn}</dt>
          <Names names={result.earlierCities} none={resultsCopy.noEarlierCities} />
        </div>
        <div>
          <dt>{resultsCopy.related}</dt>
          <Names names={result.relatives.map(ownerCopy.relative)} none={resultsCopy.noRelatives} />
        </div>
      </dl>
    </li>
  );
}

function Names({ names, none }: { names: readonly string[]; none: string }) {
  return names.length === 0 ? <dd className={styles.absent}>{none}</dd> : <dd>{names.join(', ')}</dd>;
}
