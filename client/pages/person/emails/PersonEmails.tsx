import type { Emails } from '../../../../shared/contract/email.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { personEmailsCopy } from '../../../../shared/copy/person-emails.ts';
import { Card } from '../../../ui/Card.tsx';
import { CardFoot } from '../../../ui/CardFoot.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LampLink } from '../../../ui/LampLink.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonBusinessTag, PersonPremiumTag } from '../PersonLockTag.tsx';
import { businessEmailLink, isNameHidden, priceLink } from '../person-links.ts';
import { SECTION_IDS } from '../person-sections.ts';
import { shownEmails } from './downgrade-emails.ts';
import { countEmails, hasHiddenEmails } from './hidden-emails.ts';
import { PersonEmailList } from './PersonEmailList.tsx';

const words = personCopy.emails;

/**
 * The e-mail addresses of a person, as the page presents them. What of them is hidden is offered: to who pays nothing as
 * part of Premium, to who has that as part of the business plan; to who has the business plan or the report nothing is.
 */
export function PersonEmails({ page }: { page: PersonPageModel }) {
  const { results: person, entitlement } = page.details;
  const { emailsCount } = person.counts;
  const emails = shownEmails(page.details);
  const isPaying = entitlement !== 'free';
  const canUpgrade = !isPaying || entitlement === 'premium';
  const isHidden = canUpgrade && hasHiddenEmails(emails);
  // Counted, but not in this answer at all (P8-030).
  const isMissing = canUpgrade && countEmails(emails) === 0 && emailsCount > 0;
  const link = isPaying ? businessEmailLink(page) : priceLink(page, 'emails');
  return (
    <section aria-labelledby={SECTION_IDS.emails}>
      <SectionHead id={SECTION_IDS.emails} title={words.title} count={emailsCount || undefined}>
        {isHidden || isMissing ? isPaying ? <PersonBusinessTag /> : <PersonPremiumTag /> : null}
      </SectionHead>
      <Card>
        {isMissing ? (
          <EmptyState icon="mail">
            <p>{isNameHidden(page) ? personEmailsCopy.noneShown : personEmailsCopy.noneFor(person.name.fullName)}</p>
          </EmptyState>
        ) : (
          <PersonEmailList emails={emails} />
        )}
        {isHidden ? (
          <CardFoot>
            <p>{lockedNote(emails)}</p>
            <LampLink {...link}>{words.view}</LampLink>
          </CardFoot>
        ) : null}
        {isMissing ? (
          <CardFoot>
            <LampLink {...link}>{personEmailsCopy.upgrade}</LampLink>
          </CardFoot>
        ) : null}
      </Card>
    </section>
  );
}

/** How much there is of what is hidden, as far as it was sent (P9-017), and what shows it whole. */
function lockedNote(emails: Emails): string {
  if (emails.type === 'partial') return words.partialNote;
  if (emails.type !== 'obfuscated' || emails.domains.length === 0) return words.hiddenNote;
  const { domains, recentlyUsedCount, otherCount } = emails;
  const all = words.domains(domains.length, recentlyUsedCount + otherCount - domains.length);
  const usage = words.usage(recentlyUsedCount, otherCount);
  return [all, usage, words.hiddenNote].filter((part) => part !== null).join(' ');
}
