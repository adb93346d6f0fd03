import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { firstNameOf, mainAddressOf } from '../../../../shared/people/mention.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { linksOf } from '../links-of.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonTrust } from '../trust/PersonTrust.tsx';
import { subheader } from './fact-texts.ts';
import { PersonFacts } from './PersonFacts.tsx';
import styles from './PersonHeader.module.css';

/** The name, which is the page's heading (P2-135), where they live, and the facts in one list. */
export function PersonIdentity({ page }: { page: PersonPageModel }) {
  const person = page.details.results;
  return (
    <>
      <div>
        <h1>{person.name.fullName}</h1>
        <PersonPlace page={page} />
        {person.isDead ? (
          <p className={styles.died}>
            <Icon name="info" />
            {personHeaderCopy.hasDied(firstNameOf(person))}
          </p>
        ) : null}
      </div>
      <PersonFacts page={page} />
      <PersonTrust page={page} />
    </>
  );
}

/** Where they live (P2-140). The place links to everybody with this name there, if a path can contain the name. */
function PersonPlace({ page }: { page: PersonPageModel }) {
  const person = page.details.results;
  const line = subheader(person);
  if (line === null) return null;
  const address = mainAddressOf(person);
  const href = address === null ? null : linksOf(page).search(person, placeText(address.city, address.stateCode));
  return (
    <p className={styles.lede}>
      {line.text}
      {href === null ? <span>{line.place}</span> : <a href={href}>{line.place}</a>}
    </p>
  );
}
