import type { FullRelative } from '../../../../shared/contract/person/relative.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personRelativesCopy } from '../../../../shared/copy/person/person-sections.ts';
import { displayAge } from '../../../../shared/people/ages.ts';
import { PERSON_SECTIONS, type PeopleSection } from '../../../../shared/people/person-sections.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import adBox from '../../../ads/AdBox.module.css';
import { AdBox, seesAds } from '../../../ads/AdBox.tsx';
import disclosure from '../../../ui/list/Disclosure.module.css';
import { Disclosure, type ListLimit } from '../../../ui/list/Disclosure.tsx';
import { Card, EmptyState } from '../../../ui/surface/Card.tsx';
import { SectionHead } from '../../../ui/surface/SectionHead.tsx';
import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import { PersonMonitorButton } from '../header/PersonMonitorButton.tsx';
import { PersonDelta } from '../PersonConfirmed.tsx';
import { PersonPremiumTag } from '../PersonLockTag.tsx';
import { personHref } from '../people-links.ts';
import type { PersonPageModel } from '../person-model.ts';
import { namedPeople, sectionCount, sectionTitle } from '../person-sections.ts';
import { OFFER_SHEETS } from '../registry/offer-sheets.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import styles from './PersonRelatives.module.css';

const words = personCopy.relatives;
const AD_SHEETS = [adBox];
const PEOPLE_SHEETS = [disclosure, styles];
/** Shown before 'View N More' (P9-019, P9-020); free viewers get no more than are sent (P6-025). */
const PAID_LIMIT: ListLimit = { wide: 6, narrow: 1 };
const FREE_LIMIT: ListLimit = { wide: 6, narrow: 6 };

/**
 * Relatives or associates: everybody sent with a name, and for free viewers the number of others; after relatives, the
 * ad banner (P9-056). An empty section offers to notify the viewer, unless the person has died.
 */
export function PersonRelatives({ section, page }: { section: PeopleSection; page: PersonPageModel }) {
  const { results: person, entitlement } = page.details;
  const shown = namedPeople(person, section);
  const total = sectionCount(person, section);
  const isFree = entitlement === 'free';
  const hasHidden = isFree && total > shown.length;
  const isOutlined = section === 'relatives' && page.flags.debugsRegistry;
  return (
    <>
      <section aria-labelledby={PERSON_SECTIONS[section].anchor}>
        <SectionHead id={PERSON_SECTIONS[section].anchor} title={sectionTitle(section)} count={total || undefined}>
          {hasHidden ? <PersonPremiumTag /> : null}
        </SectionHead>
        {shown.length > 0 ? (
          <ServerHtml id={`${section}-people`} className={isFree ? styles.free : undefined} sheets={PEOPLE_SHEETS}>
            {import.meta.env.SSR ? (
              <Disclosure limit={isFree ? FREE_LIMIT : PAID_LIMIT} listClass={styles.people} name={section}>
                {shown.map((someone) => (
                  <PersonRelative key={someone.id} relative={someone} />
                ))}
              </Disclosure>
            ) : null}
          </ServerHtml>
        ) : hasHidden ? null : (
          <Card>
            <EmptyState icon="users">
              {/* P8-032 */}
              <p>
                {sectionCount(person, 'associates') > 0 ? words.onlyAssociates : words.none}
                {person.isDead ? null : ` ${personRelativesCopy.getNotified}`}
              </p>
              <PersonMonitorButton page={page} form="notify" />
            </EmptyState>
          </Card>
        )}
        {isOutlined || hasHidden || (isFree && total > 1) ? (
          <ServerHtml
            as="p"
            id={`${section}-foot`}
            className={isOutlined || hasHidden ? styles.foot : styles.footOnPhones}
            sheets={OFFER_SHEETS}
          >
            {import.meta.env.SSR ? (
              <PersonRelativesFoot page={page} section={section} shown={shown.length} total={total} />
            ) : null}
          </ServerHtml>
        ) : null}
      </section>
      {section === 'relatives' && total > 0 ? (
        <ServerHtml id="relatives-ad" sheets={AD_SHEETS}>
          {import.meta.env.SSR && seesAds(page) ? <AdBox size="728x90" /> : null}
        </ServerHtml>
      ) : null}
    </>
  );
}

/** 'Daniel Hale', 'Age 40s · Portland, OR', and the link to their page. */
function PersonRelative({ relative }: { relative: FullRelative }) {
  const { name, dateOfBirth, city, stateCode, delta } = relative;
  const age = personCopy.relatives.age(displayAge(dateOfBirth));
  const place = placeText(city, stateCode);
  return (
    <li>
      <a className={styles.tile} href={personHref(relative)}>
        {delta === undefined ? (
          <b>{name.fullName}</b>
        ) : (
          <b>
            {`${name.fullName} `}
            <PersonDelta delta={delta} />
          </b>
        )}
        {place === '' ? age : `${age} · ${place}`}
      </a>
    </li>
  );
}

/**
 * How many of the people are shown, on phones only one (P9-019), and what the registry offers. Both sections share one
 * slot, so associates use their own words.
 */
function PersonRelativesFoot({
  page,
  section,
  shown,
  total,
}: {
  page: PersonPageModel;
  section: PeopleSection;
  shown: number;
  total: number;
}) {
  const onPhones = Math.min(1, shown);
  return (
    <>
      <span className={styles.wide}>{total > shown ? words.shown(shown, total) : null}</span>
      <span className={styles.narrow}>{total > onPhones ? words.shown(onPhones, total) : null}</span>
      <PersonOffer page={page} slot="relatives" text={section === 'associates' ? words.seeAllAssociates : undefined} />
    </>
  );
}
