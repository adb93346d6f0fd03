import type { Person } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { searchHref } from '../person-links.ts';
import { OWNED_ID } from '../person-sections.ts';
import { mainAddressOf } from '../person-view.ts';
import { ageFact } from './age-fact.ts';
import styles from './PersonFacts.module.css';
import { PersonWork } from './PersonWork.tsx';

const words = personCopy.facts;

/** Age, other names, place (P2-140), work and property in one list. */
export function PersonFacts({ person }: { person: Person }) {
  const address = mainAddressOf(person);
  const age = ageFact(person);
  const place = address === null ? '' : placeText(address.city, address.stateCode);
  const search = address === null ? null : searchHref(person, place);
  const owned = Math.max(person.counts.ownedPropertiesCount, person.ownedProperties.length);
  return (
    <dl className={styles.facts}>
      {age === null ? null : (
        <div>
          <dt>{age.label}</dt>
          <dd>{age.value}</dd>
        </div>
      )}
      {person.akas.length === 0 ? null : (
        <div>
          <dt>{words.akas}</dt>
          <dd>
            <span className={styles.clamp}>{person.akas.join(', ')}</span>
          </dd>
        </div>
      )}
      <div>
        <dt>{person.isDead || address?.isHistorical ? words.livedIn : words.livesIn}</dt>
        <dd>{address === null ? words.notOnRecord : search === null ? place : <a href={search}>{place}</a>}</dd>
      </div>
      {person.professionalData === null ? null : <PersonWork work={person.professionalData} />}
      {owned === 0 ? null : (
        <div>
          <dt>{words.owned}</dt>
          <dd>
            {person.ownedProperties.length === 0 ? (
              words.properties(owned)
            ) : (
              <a href={`#${OWNED_ID}`}>{words.properties(owned)}</a>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
