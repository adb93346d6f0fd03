import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import { ownerCopy } from '../../../shared/copy/search/owner.ts';
import { resultRowCopy as words } from '../../../shared/copy/search/result-row.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Chip } from '../../ui/action/Chip.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './ResultsRow.module.css';

/**
 * One person of a list, the same for every viewer (docs/rules.md): a single link that covers the whole row. What is not on
 * record takes no room.
 */
export function ResultsRow({ result }: { result: SearchResult }) {
  const { id, fullName, city, stateCode, isDead } = result;
  const about = `about-${id}`;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <div className={styles.name}>
          <h2>
            <a href={paths.person({ name: fullName, city, stateCode, id })} aria-describedby={about}>
              {fullName}
            </a>
          </h2>
          {isDead ? <Chip>{words.deceased}</Chip> : null}
          <Why result={result} />
        </div>
        <Places result={result} id={about} />
      </div>
      {result.age === null || isDead ? null : (
        <p className={styles.age}>
          {result.age} <small>{words.years}</small>
        </p>
      )}
      {result.relatives.length === 0 ? null : (
        <p className={styles.relatives}>
          {words.relatives} <Dotted parts={result.relatives.map(ownerCopy.relative)} />
        </p>
      )}
      <Icon name="right" />
    </li>
  );
}

/** Why somebody with another name is here; nothing about whoever has exactly the name that was searched for. */
function Why({ result: { match, matchedName, matchedNickname: nickname } }: { result: SearchResult }) {
  const reasons = [
    matchedName === null ? null : words.alsoKnownAs(matchedName),
    nickname === null ? null : words.nickname(nickname.forms, nickname.formal),
    match === 'prefix' ? words.closeName : null,
    match === 'spelling' ? words.closeSpelling : null,
  ].filter((reason) => reason !== null);
  return reasons.length === 0 ? null : <small>{reasons.join(' · ')}</small>;
}

/** Where somebody lives, and where before. */
function Places({ result, id }: { result: SearchResult; id: string }) {
  const { city, stateCode, isDead, isCurrentCity, earlierCities } = result;
  const place = placeText(city, stateCode);
  if (place === '' && earlierCities.length === 0) return null;
  return (
    <p className={styles.places} id={id}>
      {place === '' ? null : <span>{isDead || !isCurrentCity ? words.livedIn(place) : place}</span>}{' '}
      {earlierCities.length === 0 ? null : (
        <small>
          {words.before} <Dotted parts={earlierCities} />
        </small>
      )}
    </p>
  );
}

/** 'Salem, OR · Boise, ID' */
function Dotted({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two relatives may share a name
    <span key={index}>
      {index === 0 ? null : ' · '}
      <span className={styles.part}>{part}</span>
    </span>
  ));
}
