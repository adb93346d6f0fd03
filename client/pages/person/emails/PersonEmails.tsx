import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personEmailsCopy } from '../../../../shared/copy/person/person-emails.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import foot from '../../../ui/surface/Card.module.css';
import { Card } from '../../../ui/surface/Card.tsx';
import { EmptyState } from '../../../ui/surface/EmptyState.tsx';
import { SectionHead } from '../../../ui/surface/SectionHead.tsx';
import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonBusinessTag, PersonPremiumTag } from '../PersonLockTag.tsx';
import { isNameHidden } from '../page-omissions.ts';
import { OFFER_SHEETS } from '../registry/offer-sheets.ts';
import { shownEmails } from './downgrade-emails.ts';
import { countEmails, hasHiddenEmails } from './hidden-emails.ts';
import { PersonEmailList } from './PersonEmailList.tsx';
import { PersonEmailsFoot } from './PersonEmailsFoot.tsx';

const words = personCopy.emails;
const FOOT_SHEETS = [foot, ...OFFER_SHEETS];

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
  return (
    <section aria-labelledby={PERSON_SECTIONS.emails.anchor}>
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
          <ServerHtml id="emails-foot" className={foot.foot} sheets={FOOT_SHEETS}>
            {import.meta.env.SSR ? (
              <PersonEmailsFoot page={page} hidden={isHidden ? emails : null} isMissing={isMissing} />
            ) : null}
          </ServerHtml>
        ) : null}
      </Card>
    </section>
  );
}
