import type { PersonName } from '../../../../shared/contract/identity.ts';
import type { RelatedPeople, RelatedPerson } from '../../../../shared/contract/person/relative.ts';
import { personRelatedCopy as words } from '../../../../shared/copy/person/person-rail.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { markEvent } from '../../../analytics/mark-event.ts';
import { Wrap } from '../../../site/Wrap.tsx';
import { Tabs } from '../../../ui/navigation/Tabs.tsx';
import styles from './PersonRelated.module.css';
import { RELATED_PANEL } from './related-panel.ts';

/**
 * Above the footer: other people the visitor may be looking for, as plain links in tabs (P2-166). Nothing without any.
 */
export function PersonRelated({ name, related }: { name: PersonName; related: RelatedPeople | null }) {
  const lists = related === null ? [] : relatedLists(name, related);
  if (lists.length === 0) return null;
  return (
    <section className={styles.related} aria-label={words.label}>
      <Wrap>
        <Tabs
          label={words.label}
          heading="h2"
          items={lists.map(({ tab, title, people }) => ({
            id: `${RELATED_PANEL}${tab}`,
            title,
            content: (
              <ul className={styles.people}>
                {people.map((someone) => (
                  <li key={someone.id}>
                    <a href={someone.path} {...markEvent('person_link_clicked', { link: 'related' })}>
                      {someone.name}
                    </a>
                    {someone.about}
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      </Wrap>
    </section>
  );
}

interface RelatedList {
  /** 0 to 4, whichever of the others exist (P2-163) */
  readonly tab: number;
  readonly title: string;
  readonly people: readonly RelatedLink[];
}

interface RelatedLink {
  readonly id: string;
  /** 'Adam J Ostrowski' */
  readonly name: string;
  /** 'Portland, OR', 'Deceased · Portland, OR', or '' */
  readonly about: string;
  readonly path: string;
}

/**
 * The lists of other people in order (P2-163), without empty ones. People with the whole name stand in the comparison
 * further up (PersonNamesakes), if there is one: then they have no list.
 */
function relatedLists({ firstName, lastName }: PersonName, related: RelatedPeople): readonly RelatedList[] {
  const lists = [
    [words.lastName(lastName), related.lastNameCity],
    [words.fullName(firstName, lastName), related.namesakes === undefined ? related.fullNameElsewhere : []],
    [words.neighbors, related.neighbors],
    [words.coworkers, related.company],
    [words.jobTitle, related.jobTitle],
  ] as const;
  return lists
    .map(([title, people], tab) => ({ tab, title, people: people.map(linkTo).filter((link) => link !== null) }))
    .filter(({ people }) => people.length > 0);
}

/** null for a person without a name: the link would have no text. */
function linkTo({ fn, mn, ln, city, state, id, isDead }: RelatedPerson): RelatedLink | null {
  const name = [fn, mn ?? '', ln].filter((part) => part.trim() !== '').join(' ');
  if (name === '') return null;
  const about = [isDead ? words.deceased : '', placeText(city, state)].filter(Boolean).join(' · ');
  return { id, name, about, path: paths.person({ name, city, stateCode: state, id }) };
}
