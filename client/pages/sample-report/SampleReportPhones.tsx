import type { Phone } from '../../../shared/contract/person/phone.ts';
import { sampleReportCopy as words } from '../../../shared/copy/person/sample-report.ts';
import { PERSON_SECTIONS } from '../../../shared/people/person-sections.ts';
import { Card, CardFoot } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import { linksOf } from '../person/links-of.ts';
import type { PersonPageModel } from '../person/person-model.ts';
import { sectionTitle } from '../person/person-sections.ts';
import { PersonPhoneActivity } from '../person/phones/PersonPhoneActivity.tsx';
import { PersonPhoneGroup } from '../person/phones/PersonPhoneGroup.tsx';
import { isTelling } from '../person/phones/phone-check.ts';
import { phoneGroups } from '../person/phones/phone-groups.ts';

/** The numbers with what a check says about them. On a person page, viewers with its plan start the check themselves. */
export function SampleReportPhones({ page }: { page: PersonPageModel }) {
  const { results: person } = page.details;
  const { anchor } = PERSON_SECTIONS.phones;
  return (
    <section aria-labelledby={anchor}>
      <SectionHead id={anchor} title={sectionTitle('phones')} count={person.counts.phonesCount} />
      <Card>
        {phoneGroups(person, false).map((group) => (
          <PersonPhoneGroup key={group.title} group={group} links={linksOf(page)} activityOf={activityOf} />
        ))}
        <CardFoot>
          <p>{words.activity}</p>
        </CardFoot>
      </Card>
    </section>
  );
}

function activityOf(phone: Phone) {
  if (phone.type !== 'full' || phone.activity === null || !isTelling(phone.activity)) return null;
  return <PersonPhoneActivity check={{ label: phone.activity, bestTime: null }} hasRoom={false} />;
}
