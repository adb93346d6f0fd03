import type { PersonLine } from '../../../../shared/contract/finding/search.ts';
import type { Namesakes, RelatedPeople } from '../../../../shared/contract/person/relative.ts';
import { personTrustCopy } from '../../../../shared/copy/person/person-trust.ts';
import { firstNameOf } from '../../../../shared/people/mention.ts';
import { searchNameOf } from '../../../../shared/people/names/person-name.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { markEvent } from '../../../analytics/mark-event.ts';
import { LateSlot } from '../../../late-slot.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import { personHref, searchHref } from '../people-links.ts';
import type { PersonPageModel } from '../person-model.ts';
import { NAMESAKES_ID } from '../place-ids.ts';
import styles from './PersonNamesakes.module.css';

const words = personTrustCopy.namesakes;
/** How many places and relatives a column has room for. */
const PLACES = 3;

/** Is this the right one? The person beside others with the same name. */
export function PersonNamesakes({ page }: { page: PersonPageModel }) {
  const { related } = page;
  if (related !== 'late') return <NamesakesOf page={page} related={related} />;
  return <LateSlot draw={(late) => <NamesakesOf page={page} related={late?.related ?? null} />} />;
}

/**
 * Compares what a search result says of each, and links to everybody with the name. Until the others arrive, or if there
 * are none, only the link; nothing at all if no path can contain the name.
 */
function NamesakesOf({ page, related }: { page: PersonPageModel; related: RelatedPeople | null }) {
  const person = page.details.results;
  const namesakes = related?.namesakes ?? null;
  const everybody = searchHref(person, '');
  if (namesakes === null && everybody === null) return null;
  return (
    <section id={NAMESAKES_ID} className={styles.namesakes}>
      <header>
        <h2>{words.title(firstNameOf(person))}</h2>
        <p>{namesakes === null ? (related === null ? words.unknown : words.alone) : aboutText(namesakes)}</p>
      </header>
      {namesakes === null ? null : (
        <ul>
          {[namesakes.self, ...namesakes.people].map((line) => (
            <NamesakeColumn key={line.id} line={line} isThis={line.id === namesakes.self.id} />
          ))}
        </ul>
      )}
      {everybody === null ? null : (
        <a href={everybody} {...markEvent('person_link_clicked', { link: 'related' })}>
          {related !== null && namesakes === null ? words.similar : allText(namesakes, searchNameOf(person.name))}
        </a>
      )}
    </section>
  );
}

function allText(namesakes: Namesakes | null, name: string): string {
  return namesakes === null || namesakes.isTotalCapped ? words.allOf(name) : words.all(namesakes.total, name);
}

function aboutText(namesakes: Namesakes): string {
  return namesakes.isTotalCapped ? words.aboutMany(namesakes.total) : words.about(namesakes.total);
}

function NamesakeColumn({ line, isThis }: { line: PersonLine; isThis: boolean }) {
  const { id, fullName, age, isDead, city, stateCode, earlierCities, relatives } = line;
  const places = [placeText(city, stateCode), ...earlierCities].filter((place) => place !== '').slice(0, PLACES);
  const facts = [...(isDead ? [words.deceased] : []), ...places];
  const names = relatives.map(({ fullName: name }) => name);
  const isBare = age === null && facts.length === 0 && names.length === 0;
  return (
    <li className={isThis ? styles.this : undefined}>
      {isThis ? (
        <div>
          <b className={styles.name}>{fullName}</b> <Chip tone="pine">{words.thisPage}</Chip>
        </div>
      ) : (
        <a
          className={styles.name}
          href={personHref({ id, name: { fullName }, city, stateCode })}
          {...markEvent('person_link_clicked', { link: 'related' })}
        >
          {fullName}
        </a>
      )}
      {age === null && facts.length === 0 ? null : (
        <p>
          {age === null ? null : <b>{age}</b>}
          {age === null || facts.length === 0 ? '' : ' · '}
          {facts.join(' · ')}
        </p>
      )}
      {names.length === 0 ? null : <p>{words.withRelatives(names.join(' · '))}</p>}
      {isBare ? <p>{words.nothing}</p> : null}
    </li>
  );
}
