import type { Person } from '../../../../shared/contract/person/person.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personPhonesCopy } from '../../../../shared/copy/person/person-sections.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { hasBusinessFeatures } from '../../../../shared/people/plan-features.ts';
import foot from '../../../ui/surface/Card.module.css';
import { Card, EmptyState } from '../../../ui/surface/Card.tsx';
import { SectionHead } from '../../../ui/surface/SectionHead.tsx';
import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import { PersonPremiumTag } from '../PersonLockTag.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { OFFER_SHEETS } from '../registry/offer-sheets.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { PersonPhoneGroup } from './PersonPhoneGroup.tsx';
import { PersonPhoneOffer } from './PersonPhoneOffer.tsx';
import { hasHiddenPhones, hasMasked, phoneGroups } from './phone-groups.ts';
import { phonesToCheck, usePhoneCheck } from './use-phone-check.ts';

const words = personCopy.phones;
const FOOT_SHEETS = [foot, ...OFFER_SHEETS];

/**
 * A person's numbers by kind of line. Paying viewers with business features can have the first ones checked; paying
 * viewers without them are told, in the same place, which plan includes the check (P6-048).
 */
export function PersonPhones({ page }: { page: PersonPageModel }) {
  const { details } = page;
  const { results: person } = details;
  const isFree = details.entitlement === 'free';
  const groups = phoneGroups(person, isFree);
  const isLocked = hasHiddenPhones(person);
  const covered = isFree ? [] : phonesToCheck(person);
  const canHaveActivity = hasBusinessFeatures(details.userInfo.userType);
  const lacksActivity = !isLocked && !canHaveActivity && covered.length > 0;
  const { view, start } = usePhoneCheck(covered);
  const { phonesCount } = person.counts;
  return (
    <section aria-labelledby={PERSON_SECTIONS.phones.anchor}>
      <SectionHead id={PERSON_SECTIONS.phones.anchor} title={words.title} count={phonesCount || undefined}>
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
        {isLocked || lacksActivity || page.flags.debugsRegistry ? (
          <ServerHtml id="phones-foot" className={foot.foot} sheets={FOOT_SHEETS}>
            {import.meta.env.SSR ? (
              <PersonPhonesFoot page={page} isLocked={isLocked} lacksActivity={lacksActivity} />
            ) : null}
          </ServerHtml>
        ) : null}
      </Card>
    </section>
  );
}

/** What is hidden of the numbers, or which plan includes the check (P6-048), and what the registry offers. */
function PersonPhonesFoot({
  page,
  isLocked,
  lacksActivity,
}: {
  page: PersonPageModel;
  isLocked: boolean;
  lacksActivity: boolean;
}) {
  const note = isLocked ? lockedNote(page.details.results) : lacksActivity ? personPhonesCopy.activityNote : null;
  return (
    <>
      {note === null ? null : <p>{note}</p>}
      <PersonOffer page={page} slot="phones" />
    </>
  );
}

/** Mentions only what is there: a listed number, blurred digits. Shown if numbers are hidden (P6-024). */
function lockedNote({ mobilePhones, landlinePhones, otherPhones }: Person): string {
  const phones = [...mobilePhones, ...landlinePhones, ...otherPhones];
  const notes = [
    phones.some((phone) => phone.type === 'full' && phone.isListed) ? words.listedNote : null,
    hasMasked(phones) ? words.maskNote : words.notSentNote,
  ];
  return notes.filter((note) => note !== null).join(' ');
}
