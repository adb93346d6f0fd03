import type { Person } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { Card } from '../../../ui/Card.tsx';
import { CardFoot } from '../../../ui/CardFoot.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LampLink } from '../../../ui/LampLink.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { priceLink } from '../person-links.ts';
import { SECTION_IDS } from '../person-sections.ts';
import { PersonPhoneGroup } from './PersonPhoneGroup.tsx';
import { hasHiddenPhones, hasMasked, phoneGroups } from './phone-groups.ts';

const words = personCopy.phones;

export function PersonPhones({ page }: { page: PersonPageModel }) {
  const { details } = page;
  const { results: person } = details;
  const groups = phoneGroups(person, details.entitlement === 'free');
  const isLocked = hasHiddenPhones(person);
  const { phonesCount } = person.counts;
  return (
    <section aria-labelledby={SECTION_IDS.phones}>
      <SectionHead id={SECTION_IDS.phones} title={words.title} count={phonesCount || undefined}>
        {isLocked ? <Chip tone="lamp">{personCopy.premium}</Chip> : null}
      </SectionHead>
      <Card>
        {groups.map((group) => (
          <PersonPhoneGroup key={group.title} group={group} />
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
