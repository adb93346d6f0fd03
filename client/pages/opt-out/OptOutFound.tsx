import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import type { RemovalPart } from '../../../shared/contract/removal.ts';
import { optOutCopy } from '../../../shared/copy/removal/opt-out.ts';
import { ownerCopy } from '../../../shared/copy/search/owner.ts';
import { resultRowCopy } from '../../../shared/copy/search/result-row.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './OptOutPage.module.css';
import type { FoundPeople } from './opt-out-model.ts';

const words = optOutCopy.found;

/** Who was found, each with a button that says that it is the reader; and what helps if nobody is. */
export function OptOutFound({ found, part }: { found: FoundPeople; part: RemovalPart | null }) {
  const { name, location, answer } = found;
  const { results, spellings = [], total, page, pages } = answer;
  return (
    <>
      {total === 0 ? (
        <Nobody found={found} part={part} />
      ) : (
        <section className={styles.section} aria-labelledby="opt-out-found">
          <h2 id="opt-out-found">
            {words.title} <span className={styles.count}>{words.count(total, answer.isTotalCapped)}</span>
          </h2>
          {results.length === 0 ? (
            <p>
              {words.pastTheEnd} <a href={paths.optOut({ name, location, part })}>{words.toStart}</a>
            </p>
          ) : (
            <People people={results} part={part} />
          )}
          <Pager page={page} pages={pages} hrefOf={(at) => paths.optOut({ name, location, page: at, part })} />
        </section>
      )}
      {spellings.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="opt-out-spellings">
          <h2 id="opt-out-spellings">{words.spellings}</h2>
          <People people={spellings} part={part} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="opt-out-not-here">
        <h2 id="opt-out-not-here">{total === 0 ? words.notHere.nobody : words.notHere.title}</h2>
        <ul className={styles.tips}>
          {words.notHere.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <p>{words.notHere.gone}</p>
      </section>
    </>
  );
}

function Nobody({ found: { name, location, answer }, part }: { found: FoundPeople; part: RemovalPart | null }) {
  const tries = answer.tries ?? [];
  return (
    <section className={styles.section} aria-labelledby="opt-out-found">
      <h2 id="opt-out-found">{words.none.title(name, location)}</h2>
      <p>{words.none.text}</p>
      {tries.length === 0 ? null : (
        <ul className={styles.tries} aria-label={words.none.tries}>
          {tries.map(({ name: other, location: there, people, isCapped }) => {
            const href = paths.optOut({ name: other, location: there, part });
            return (
              <li key={href}>
                <a href={href}>{words.none.try(other, there, people, isCapped)}</a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function People({ people, part }: { people: readonly SearchResult[]; part: RemovalPart | null }) {
  return (
    <ol className={styles.list}>
      {people.map((person) => (
        <Row key={person.id} person={person} part={part} />
      ))}
    </ol>
  );
}

/** One person, as a search shows them to everybody. */
function Row({ person, part }: { person: SearchResult; part: RemovalPart | null }) {
  const { id, fullName, city, stateCode, age, isDead, isCurrentCity, earlierCities, relatives } = person;
  const place = placeText(city, stateCode);
  const where = place === '' ? null : isDead || !isCurrentCity ? resultRowCopy.livedIn(place) : place;
  const about = [isDead ? resultRowCopy.deceased : age === null ? null : words.age(age), where].filter(
    (fact) => fact !== null,
  );
  const more = [
    earlierCities.length === 0 ? null : `${resultRowCopy.before} ${earlierCities.join(' · ')}`,
    relatives.length === 0 ? null : `${resultRowCopy.relatives} ${relatives.map(ownerCopy.relative).join(' · ')}`,
  ].filter((fact) => fact !== null);
  return (
    <li className={styles.row}>
      <div>
        <h3>{fullName}</h3>
        {about.length === 0 ? null : <p>{about.join(' · ')}</p>}
        {more.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
      </div>
      <ButtonLink
        size="small"
        href={paths.optOut({ personPath: paths.person({ name: fullName, city, stateCode, id }), part })}
      >
        {isDead ? words.dead : words.same}
        <VisuallyHidden> {words.sameWho(fullName, place)}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
