import type { Person } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { personPhonesCopy } from '../../../../shared/copy/person-phones.ts';
import { hasBusinessFeatures } from '../../../../shared/people/business-features.ts';
import { Card } from '../../../ui/Card.tsx';
import { CardFoot } from '../../../ui/CardFoot.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LampLink } from '../../../ui/LampLink.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonPremiumTag } from '../PersonLockTag.tsx';
import { phoneActivityLink, priceLink } from '../person-links.ts';
import { SECTION_IDS } from '../person-sections.ts';
import { PersonPhoneGroup } from './PersonPhoneGroup.tsx';
import { PersonPhoneOffer } from './PersonPhoneOffer.tsx';
import { phonesToCheck } from './phone-check-view.ts';
import { hasHiddenPhones, hasMasked, phoneGroups } from './phone-groups.ts';
import { usePhoneCheck } from './use-phone-check.ts';

const words = personCopy.phones;

/**
 * The numbers of a person by kind of line. Whoever pays and has business features can have the first ones checked; who
 * pays without them is told of which plan that is part, in the same place (P6-048).
 */
export function PersonPhones({ page }: { page: PersonPageModel }) {
  const { details } = page;
  const { results: person } = details;
  const isFree = details.entitlement === 'free';
  const groups = phoneGroups(person, isFree);
  const isLocked = hasHiddenPhones(person);
  const covered = isFree ? [] : phonesToCheck(person);
  const canHaveActivity = hasBusinessFeatures(details.userInfo.userType);
  const { view, start } = usePhoneCheck(covered);
  const { phonesCount } = person.counts;
  return (
    <section aria-labelledby={SECTION_IDS.phones}>
      <SectionHead id={SECTION_IDS.phones} title={words.title} count={phonesCount || undefined}>
        {isLocked ? <PersonPremiumTag /> : null}
      </SectionHead>
      <Card>
        {view.line}
        {view.line === null && view.phase !== 'done' && canHaveActivity && covered.length > 0 ? (
          <PersonPhoneOffer isBusy={view.phase !== 'idle'} onStart={start} />
        ) : null}
        {groups.map((group) => (
          <PersonPhoneGroup key={group.title} group={group} aboutOf={view.aboutOf} />
        ))}
        {groups.length === 0 ? (
          <EmptyState icon="phone">
            <p>{words.none}</p>
          </EmptyState>
        ) : null}
        {isLocked ? (
          <CardFoot>
            <p>{lockedNote(person)}</p>
            <LampLink {...priceLink(page, 'phones')}>{words.view}</LampLink>
          </CardFoot>
        ) : null}
        {!isLocked && !canHaveActivity && covered.length > 0 ? (
          <CardFoot>
            <p>{personPhonesCopy.upsell.text}</p>
            <LampLink {...phoneActivityLink(page)}>{personPhonesCopy.upsell.link}</LampLink>
          </CardFoot>
        ) : null}
      </Card>
    </section>
  );
}

/** Says only what is there to be seen: a listed number, blurred digits; it stands where numbers are hidden (P6-024). */
function lockedNote({ mobilePhones, landlinePhones, otherPhones }: Person): string {
  const phones = [...mobilePhones, ...landlinePhones, ...otherPhones];
  const notes = [
    phones.some((phone) => phone.type === 'full' && phone.isListed) ? words.listedNote : null,
    hasMasked(phones) ? words.maskNote : words.notSentNote,
  ];
  return notes.filter((note) => note !== null).join(' ');
}
