import type { ProfessionalData } from '../../../../shared/contract/person/person.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { displayAge, UNKNOWN_AGE } from '../../../../shared/people/ages.ts';
import { OWNED_ID } from '../../../../shared/people/person-sections.ts';
import { markEvent } from '../../../analytics/mark-event.ts';
import { NewWindowNote } from '../../../ui/text/VisuallyHidden.tsx';
import { linksOf } from '../links-of.ts';
import { arePropertiesHidden } from '../page-omissions.ts';
import type { PersonPageModel } from '../person-model.ts';
import { UNKNOWN_AGE_ID } from '../place-ids.ts';
import { WhyWeThinkSo } from '../trust/WhyWeThinkSo.tsx';
import { ageFact, workProfile, workText } from './fact-texts.ts';
import { PersonFactEmail, PersonFactPhone } from './PersonContactFacts.tsx';
import styles from './PersonFacts.module.css';

const words = personCopy.facts;

/**
 * Age or age range, other names on at most two lines (P2-139), work and property in one list (P2-147). Narrow screens
 * also show a phone number and an email address (P2-146). An unknown age is looked up once the page has loaded, unless a
 * bot is viewing it (P4-086, P6-042).
 */
export function PersonFacts({ page }: { page: PersonPageModel }) {
  const person = page.details.results;
  const age = ageFact(person);
  const mayCome = !page.isBot && !person.isDead && displayAge(person.dateOfBirth) === UNKNOWN_AGE;
  const links = linksOf(page);
  const owned = Math.max(person.counts.ownedPropertiesCount, person.ownedProperties.length);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{age.label}</dt>
        <dd className={styles.age} id={mayCome ? UNKNOWN_AGE_ID : undefined}>
          {age.value}
        </dd>
      </div>
      {person.akas.length === 0 ? null : (
        <div>
          <dt>{words.akas}</dt>
          <dd>
            <span className={styles.clamp}>{person.akas.join(', ')}</span>
          </dd>
        </div>
      )}
      {person.professionalData === null ? null : <PersonWork work={person.professionalData} isDead={person.isDead} />}
      {owned === 0 ? null : (
        <div>
          <dt>{person.isDead ? words.ownedBefore : words.owned}</dt>
          <dd>
            {person.ownedProperties.length === 0 || arePropertiesHidden(page) ? (
              words.properties(owned)
            ) : (
              <a href={`#${OWNED_ID}`}>{words.properties(owned)}</a>
            )}
          </dd>
        </div>
      )}
      {person.isDead ? null : (
        <>
          <PersonFactPhone person={person} links={links} />
          <PersonFactEmail details={page.details} />
        </>
      )}
    </dl>
  );
}

/**
 * Title and employer (P2-141) and why we think so, or that they are on record; nothing without either. A profile is a
 * link (P2-142).
 */
function PersonWork({ work, isDead }: { work: ProfessionalData; isDead: boolean }) {
  const text = workText(work);
  // Through a profile, people are written to.
  const profile = isDead ? null : workProfile(work);
  if (text === null && profile === null) return null;
  return (
    <div>
      <dt>{words.work}</dt>
      <dd className={styles.work}>
        {text}
        {profile === null ? null : (
          <a
            href={profile}
            rel="noopener nofollow external"
            target="_blank"
            {...markEvent('person_link_clicked', { link: 'work-profile' })}
          >
            {words.workProfile}
            <NewWindowNote />
          </a>
        )}
        {text === null || work.type === 'teaser' || work.provenance === undefined ? null : (
          <WhyWeThinkSo provenance={work.provenance} />
        )}
      </dd>
    </div>
  );
}
