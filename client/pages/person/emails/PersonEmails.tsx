import type { Emails } from '../../../../shared/contract/email.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { Card } from '../../../ui/Card.tsx';
import { CardFoot } from '../../../ui/CardFoot.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { LampLink } from '../../../ui/LampLink.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { businessEmailLink, priceLink } from '../person-links.ts';
import { SECTION_IDS } from '../person-sections.ts';
import { hasHiddenEmails } from './hidden-emails.ts';
import { PersonEmailList } from './PersonEmailList.tsx';

const words = personCopy.emails;

export function PersonEmails({ page }: { page: PersonPageModel }) {
  const person = page.details.results;
  const { emails } = person;
  const isLocked = hasHiddenEmails(emails);
  // Whoever sees a part has Premium already; the rest is of another plan.
  const isPremium = emails.type === 'partial';
  return (
    <section aria-labelledby={SECTION_IDS.emails}>
      <SectionHead id={SECTION_IDS.emails} title={words.title} count={person.counts.emailsCount || undefined}>
        {isLocked ? <Chip tone="lamp">{isPremium ? words.business : personCopy.premium}</Chip> : null}
      </SectionHead>
      <Card>
        <PersonEmailList emails={emails} />
        {isLocked ? (
          <CardFoot>
            <p>{lockedNote(emails)}</p>
            <LampLink {...(isPremium ? businessEmailLink(page) : priceLink(page, 'emails'))}>{words.view}</LampLink>
          </CardFoot>
        ) : null}
      </Card>
    </section>
  );
}

/** How much there is of what is hidden, as far as it was sent (P9-017). */
function lockedNote(emails: Emails): string {
  if (emails.type === 'partial') return words.partialNote;
  if (emails.type !== 'obfuscated' || emails.domains.length === 0) return words.hiddenNote;
  const { domains, recentlyUsedCount, otherCount } = emails;
  const all = words.domains(domains.length, recentlyUsedCount + otherCount - domains.length);
  const usage = words.usage(recentlyUsedCount, otherCount);
  return usage === null ? all : `${all} ${usage}`;
}
