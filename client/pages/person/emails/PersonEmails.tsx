import type { Person } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { Card } from '../../../ui/Card.tsx';
import { CardFoot } from '../../../ui/CardFoot.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { LampLink } from '../../../ui/LampLink.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { businessEmailHref, priceHref } from '../person-links.ts';
import { SECTION_IDS } from '../person-sections.ts';
import { PersonEmailList } from './PersonEmailList.tsx';

const words = personCopy.emails;

export function PersonEmails({ person, isLoggedIn }: { person: Person; isLoggedIn: boolean }) {
  const { emails } = person;
  const isLocked = emails.type === 'partial' || emails.type === 'obfuscated';
  return (
    <section aria-labelledby={SECTION_IDS.emails}>
      <SectionHead id={SECTION_IDS.emails} title={words.title} count={person.counts.emailsCount || undefined}>
        {isLocked ? <Chip tone="lamp">{emails.type === 'partial' ? words.business : personCopy.premium}</Chip> : null}
      </SectionHead>
      <Card>
        <PersonEmailList emails={emails} />
        {emails.type === 'obfuscated' ? (
          <CardFoot>
            <p>
              {[
                words.domains(
                  emails.domains.length,
                  emails.recentlyUsedCount + emails.otherCount - emails.domains.length,
                ),
                words.usage(emails.recentlyUsedCount, emails.otherCount),
              ]
                .filter((note) => note !== null)
                .join(' ')}
            </p>
            <LampLink href={priceHref(person, 'emails')} isNewWindow={!isLoggedIn}>
              {words.view}
            </LampLink>
          </CardFoot>
        ) : null}
        {emails.type === 'partial' ? (
          <CardFoot>
            <p>{words.partialNote}</p>
            <LampLink href={businessEmailHref(person)}>{words.view}</LampLink>
          </CardFoot>
        ) : null}
      </Card>
    </section>
  );
}
