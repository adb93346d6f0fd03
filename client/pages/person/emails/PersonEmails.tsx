import type { Emails } from '../../../../shared/contract/person/email.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personEmailsCopy } from '../../../../shared/copy/person/person-sections.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { Card, CardFoot, EmptyState } from '../../../ui/surface/Card.tsx';
import { SectionHead } from '../../../ui/surface/SectionHead.tsx';
import { PersonBusinessTag, PersonPremiumTag } from '../PersonLockTag.tsx';
import { isNameHidden } from '../page-omissions.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonOffer, PersonOfferNote } from '../registry/PersonOffer.tsx';
import { PersonEmailList } from './PersonEmailList.tsx';
import { countEmails, hasHiddenEmails, shownEmails } from './shown-emails.ts';

const words = personCopy.emails;

/**
 * The person's email addresses as the page presents them. Hidden ones are offered: to free viewers as part of Premium,
 * to Premium viewers as part of the business plan. Viewers with the business plan or the report are offered nothing.
 */
export function PersonEmails({ page }: { page: PersonPageModel }) {
  return (
    <section aria-labelledby={PERSON_SECTIONS.emails.anchor}>
      <PersonEmailsParts page={page} />
    </section>
  );
}

function PersonEmailsParts({ page }: { page: PersonPageModel }) {
  const { results: person, entitlement } = page.details;
  const { emailsCount } = person.counts;
  const emails = shownEmails(page.details);
  const isPaying = entitlement !== 'free';
  const canUpgrade = !isPaying || entitlement === 'premium';
  const isHidden = canUpgrade && hasHiddenEmails(emails);
  // Counted, but missing from this answer (P8-030).
  const isMissing = canUpgrade && countEmails(emails) === 0 && emailsCount > 0;
  return (
    <>
      <SectionHead id={PERSON_SECTIONS.emails.anchor} title={words.title} count={emailsCount || undefined}>
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
        {isHidden || isMissing || page.flags.debugsRegistry ? (
          <CardFoot>
            <PersonEmailsFoot page={page} hidden={isHidden ? emails : null} isMissing={isMissing} />
          </CardFoot>
        ) : null}
      </Card>
    </>
  );
}

/** What is hidden of the addresses, and what the registry offers; if none were sent, it offers all of them (P8-030). */
function PersonEmailsFoot({
  page,
  hidden,
  isMissing,
}: {
  page: PersonPageModel;
  /** null if nothing that was sent is hidden */
  hidden: Emails | null;
  isMissing: boolean;
}) {
  return (
    <>
      <PersonOfferNote page={page} slot="emails">
        {hidden === null ? null : lockedNote(hidden)}
      </PersonOfferNote>
      <PersonOffer page={page} slot="emails" text={isMissing ? personEmailsCopy.upgrade : undefined} price="note" />
    </>
  );
}

/** What unlocks the hidden addresses. */
function lockedNote({ type }: Emails): string {
  return type === 'partial' ? words.partialNote : words.hiddenNote;
}
