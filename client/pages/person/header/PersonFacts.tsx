import type { Person } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { mainAddressOf } from '../person-view.ts';
import { ageFact } from './age-fact.ts';
import styles from './PersonFacts.module.css';
import { PersonWork } from './PersonWork.tsx';

const words = personCopy.facts;

export function PersonFacts({ person }: { person: Person }) {
  const address = mainAddressOf(person);
  const age = ageFact(person);
  const { ownedPropertiesCount } = person.counts;
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
        <dd>
          {address === null ? (
            words.notOnRecord
          ) : (
            <a
              href={paths.personSearch({
                name: person.name.fullName,
                location: placeText(address.city, address.stateCode),
              })}
            >
              {placeText(address.city, address.stateCode)}
            </a>
          )}
        </dd>
      </div>
      {person.professionalData === null ? null : <PersonWork work={person.professionalData} />}
      {ownedPropertiesCount === 0 ? null : (
        <div>
          <dt>{words.owned}</dt>
          <dd>{words.properties(ownedPropertiesCount)}</dd>
        </div>
      )}
    </dl>
  );
}
