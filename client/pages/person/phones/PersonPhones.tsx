import type { Person } from '../../../../shared/contract/person/person.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personPhonesCopy } from '../../../../shared/copy/person/person-sections.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { hasBusinessFeatures } from '../../../../shared/people/plan-features.ts';
import { Island } from '../../../islands/Island.tsx';
import { Card, CardFoot, EmptyState } from '../../../ui/surface/Card.tsx';
import { SectionHead } from '../../../ui/surface/SectionHead.tsx';
import { linksOf } from '../links-of.ts';
import { browserModelOf } from '../model-of.ts';
import { PersonPremiumTag } from '../PersonLockTag.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { PHONE_CHECK_ID } from '../place-ids.ts';
import { PersonOffer, PersonOfferNote } from '../registry/PersonOffer.tsx';
import { PersonCheckedPhones, PHONES_LIST_ID } from './PersonCheckedPhones.tsx';
import { PersonPhoneGroup } from './PersonPhoneGroup.tsx';
import { hasHiddenPhones, isFull, phoneGroups, phonesToCheck } from './phone-groups.ts';

const words = personCopy.phones;

/**
 * A person's numbers by kind of line. Paying viewers with business features can have the first ones checked; paying
 * viewers without them are told, in the same place, which plan includes the check (P6-048).
 */
export function PersonPhones({ page }: { page: PersonPageModel }) {
  const { phonesToCheck } = browserModelOf(page);
  return (
    <section aria-labelledby={PERSON_SECTIONS.phones.anchor}>
      <PersonPhonesHead page={page} />
      <Card>
        {phonesToCheck.length === 0 ? null : (
          <Island id={PHONE_CHECK_ID}>
            <PersonCheckedPhones phones={phonesToCheck} />
          </Island>
        )}
        <div id={PHONES_LIST_ID}>
          <PersonPhoneGroups page={page} />
        </div>
      </Card>
    </section>
  );
}

/** Whether a paying viewer's plan lacks the check, which could cover some of these numbers. */
function lacksActivity({ details }: PersonPageModel): boolean {
  const { results: person, entitlement, userInfo } = details;
  const covered = entitlement === 'free' ? [] : phonesToCheck(person);
  return !hasHiddenPhones(person) && !hasBusinessFeatures(userInfo.userType) && covered.length > 0;
}

function PersonPhonesHead({ page }: { page: PersonPageModel }) {
  const person = page.details.results;
  const { phonesCount } = person.counts;
  return (
    <SectionHead id={PERSON_SECTIONS.phones.anchor} title={words.title} count={phonesCount || undefined}>
      {hasHiddenPhones(person) ? <PersonPremiumTag /> : null}
    </SectionHead>
  );
}

/** The numbers, and what is offered below them. */
function PersonPhoneGroups({ page }: { page: PersonPageModel }) {
  const { details } = page;
  const groups = phoneGroups(details.results, details.entitlement === 'free');
  return (
    <>
      {groups.map((group) => (
        <PersonPhoneGroup key={group.title} group={group} links={linksOf(page)} />
      ))}
      {groups.length === 0 ? (
        <EmptyState icon="phone">
          <p>{words.none}</p>
        </EmptyState>
      ) : null}
      {hasHiddenPhones(details.results) || lacksActivity(page) || page.flags.debugsRegistry ? (
        <CardFoot>
          <PersonPhonesFoot page={page} />
        </CardFoot>
      ) : null}
    </>
  );
}

/** What is hidden of the numbers, or which plan includes the check (P6-048), and what the registry offers. */
function PersonPhonesFoot({ page }: { page: PersonPageModel }) {
  const person = page.details.results;
  const lackNote = lacksActivity(page) ? personPhonesCopy.activityNote : null;
  const note = hasHiddenPhones(person) ? lockedNote(person) : lackNote;
  return (
    <>
      <PersonOfferNote page={page} slot="phones">
        {note}
      </PersonOfferNote>
      <PersonOffer page={page} slot="phones" price="note" />
    </>
  );
}

/** How many numbers are hidden, and which are free. Shown if numbers are hidden (P6-024). */
function lockedNote({ mobilePhones, landlinePhones, otherPhones, counts }: Person): string {
  const shown = [...mobilePhones, ...landlinePhones, ...otherPhones].filter(isFull);
  const hidden = Math.max(1, counts.phonesCount - shown.length);
  return words.hiddenNote(
    hidden,
    shown.some(({ isListed }) => isListed),
  );
}
