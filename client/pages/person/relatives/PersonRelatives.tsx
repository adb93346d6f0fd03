import type { Person } from '../../../../shared/contract/person/person.ts';
import type { FullRelative } from '../../../../shared/contract/person/relative.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personRelativesCopy } from '../../../../shared/copy/person/person-sections.ts';
import { PERSON_SECTIONS, type PeopleSection } from '../../../../shared/people/person-sections.ts';
import { AdBox } from '../../../ads/AdBox.tsx';
import { markEvent, markShown } from '../../../analytics/mark-event.ts';
import { Island } from '../../../islands/Island.tsx';
import { Disclosure, type ListLimit } from '../../../ui/list/Disclosure.tsx';
import { Card, EmptyState } from '../../../ui/surface/Card.tsx';
import { SectionHead } from '../../../ui/surface/SectionHead.tsx';
import { PersonMonitorButton } from '../header/PersonMonitorButton.tsx';
import { linksOf } from '../links-of.ts';
import { browserModelOf } from '../model-of.ts';
import { PersonDelta } from '../PersonConfirmed.tsx';
import { PersonPremiumTag } from '../PersonLockTag.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { hidesPeople, isEmptyList, namedPeople, sectionCount, sectionTitle } from '../person-sections.ts';
import { notifyId } from '../place-ids.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { WhyWeThinkSo } from '../trust/WhyWeThinkSo.tsx';
import styles from './PersonRelatives.module.css';
import { relativeFacts } from './relative-facts.ts';

const words = personCopy.relatives;
/** Shown before 'View N More' (P9-019, P9-020), which opens what was sent, and nothing more (P6-025). */
const LIMIT: ListLimit = { wide: 6, narrow: 1 };
/** Of how many relatives events tell. */
const RELATIVES_TRACKED = 5;

/**
 * Relatives or associates: everybody sent with a name, and for free viewers the number of others; after relatives, the
 * ad banner (P9-056). An empty section offers to notify the viewer, unless the person has died.
 */
export function PersonRelatives({ section, page }: { section: PeopleSection; page: PersonPageModel }) {
  const { anchor } = PERSON_SECTIONS[section];
  return (
    <>
      {isEmptyList(page, section) ? (
        <section aria-labelledby={anchor}>
          <div id={`${section}-head`}>
            <PersonRelativesHead page={page} section={section} />
          </div>
          <Card>
            <EmptyState icon="users">
              <p id={`${section}-none`}>{noneText(page.details.results)}</p>
              <Island id={notifyId(section)}>
                <PersonMonitorButton page={browserModelOf(page)} form="notify" />
              </Island>
            </EmptyState>
          </Card>
          <div id={`${section}-foot`}>
            <PersonRelativesFoot page={page} section={section} />
          </div>
        </section>
      ) : (
        <section aria-labelledby={anchor}>
          <PersonRelativesParts page={page} section={section} />
        </section>
      )}
      {section === 'relatives' ? (
        <div id="relatives-ad">
          <PersonRelativesAd page={page} />
        </div>
      ) : null}
    </>
  );
}

/** P8-032 */
function noneText(person: Person): string {
  const none = sectionCount(person, 'associates') > 0 ? words.onlyAssociates : words.none;
  return person.isDead ? none : `${none} ${personRelativesCopy.getNotified}`;
}

interface PeopleProps {
  readonly page: PersonPageModel;
  readonly section: PeopleSection;
}

function PersonRelativesAd({ page }: { page: PersonPageModel }) {
  return sectionCount(page.details.results, 'relatives') > 0 && page.ads !== null ? <AdBox size="728x90" /> : null;
}

function PersonRelativesHead({ page, section }: PeopleProps) {
  const total = sectionCount(page.details.results, section);
  return (
    <SectionHead id={PERSON_SECTIONS[section].anchor} title={sectionTitle(section)} count={total || undefined}>
      {hidesPeople(page.details, section) && !page.details.results.isDead ? <PersonPremiumTag /> : null}
    </SectionHead>
  );
}

function PersonRelativesParts({ page, section }: PeopleProps) {
  const shown = namedPeople(page.details.results, section);
  return (
    <>
      <PersonRelativesHead page={page} section={section} />
      {shown.length === 0 ? null : (
        <div {...shownEvent(section, shown.length)}>
          <Disclosure limit={LIMIT} listClass={styles.people} name={section}>
            {shown.map((someone, index) => (
              <PersonRelative
                key={someone.id}
                relative={someone}
                href={linksOf(page).relative(someone)}
                event={linkEvent(section, index + 1)}
              />
            ))}
          </Disclosure>
        </div>
      )}
      <PersonRelativesFoot page={page} section={section} />
    </>
  );
}

/** What a click on somebody is: of the relatives, the first five are told apart (P7-053). */
function linkEvent(section: PeopleSection, position: number) {
  if (section === 'associates') return markEvent('person_link_clicked', { link: 'associate' });
  return position > RELATIVES_TRACKED ? {} : markEvent('relative_clicked', { position });
}

function shownEvent(section: PeopleSection, count: number) {
  return section === 'associates' ? {} : markShown('relatives_shown', { count: Math.min(count, RELATIVES_TRACKED) });
}

/**
 * 'Daniel Hale', 'Sibling · Age 40s · Portland, OR', when it was confirmed, and the link to their page; without one, the
 * same box.
 */
function PersonRelative({
  relative,
  href,
  event,
}: {
  relative: FullRelative;
  href: string | null;
  event: ReturnType<typeof linkEvent>;
}) {
  const { name, delta, provenance } = relative;
  return (
    <li>
      <a href={href ?? undefined} {...event}>
        {delta === undefined ? (
          <b>{name.fullName}</b>
        ) : (
          <b>
            {`${name.fullName} `}
            <PersonDelta delta={delta} />
          </b>
        )}
        {relativeFacts(relative).join(' · ')}
      </a>
      {provenance === undefined ? null : <WhyWeThinkSo provenance={provenance} />}
    </li>
  );
}

/** How many of the people are listed, if not all are, and what the registry offers; associates use their own words. */
function PersonRelativesFoot({ page, section }: PeopleProps) {
  const { details, flags } = page;
  const shown = namedPeople(details.results, section).length;
  const total = sectionCount(details.results, section);
  if (!hidesPeople(details, section) && !(section === 'relatives' && flags.debugsRegistry)) return null;
  return (
    <p className={styles.foot}>
      <span>{shown === 0 ? words.count(total) : words.listed(shown, total)}</span>
      <PersonOffer
        page={page}
        slot="relatives"
        text={section === 'associates' ? words.seeAllAssociates : undefined}
        part={section}
      />
    </p>
  );
}
