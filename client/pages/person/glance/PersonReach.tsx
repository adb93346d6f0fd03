import type { Person, PersonDetails } from '../../../../shared/contract/person/person.ts';
import type { FullPhone, LineType } from '../../../../shared/contract/person/phone.ts';
import { joinAnd } from '../../../../shared/copy/format/prose.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personGlanceCopy as words } from '../../../../shared/copy/person/person-header.ts';
import { formatMonth } from '../../../../shared/people/months.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { CopyButton } from '../../../ui/action/CopyButton.tsx';
import { LinkOrText } from '../../../ui/text/LinkOrText.tsx';
import { mainEmail, shownEmails } from '../emails/shown-emails.ts';
import { linksOf } from '../links-of.ts';
import type { PersonPageModel } from '../person-model.ts';
import { mainFullPhone } from '../phones/phone-groups.ts';
import styles from './PersonContactInfo.module.css';

/**
 * How to reach the person: the main number and email address that were sent whole, each with a copy button, and how many
 * others of each kind are on record (P2-161).
 */
export function PersonReach({ page }: { page: PersonPageModel }) {
  const { phone, email } = reachOf(page.details);
  const others = joinAnd(othersOf(page.details.results.counts, phone, email));
  return (
    <>
      {phone === null ? null : (
        <>
          <p className={styles.reach}>
            <span>
              <LinkOrText href={linksOf(page).phone(phone.id)}>{phone.nationalNumber}</LinkOrText>
            </span>{' '}
            <CopyButton label={personCopy.phones.copy(phone.nationalNumber)} kind="phone" />
          </p>
          <p className={styles.about}>{aboutPhone(phone)}</p>
        </>
      )}
      {email === null ? null : (
        <p className={styles.reach}>
          <span>
            <EmailText email={email} />
          </span>{' '}
          <CopyButton label={personCopy.emails.copy(email)} kind="email" />
        </p>
      )}
      {others === '' ? null : (
        <p>{phone === null && email === null ? words.onRecord(others) : words.alsoOnRecord(others)}</p>
      )}
    </>
  );
}

function reachOf(details: PersonDetails): { readonly phone: FullPhone | null; readonly email: string | null } {
  return { phone: mainFullPhone(details.results), email: mainEmail(shownEmails(details)) };
}

/** An address that goes on in a second line after its '@', if it is too long for one. */
function EmailText({ email }: { email: string }) {
  const domainAt = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, domainAt)}
      <wbr />
      {email.slice(domainAt)}
    </>
  );
}

/** 'Listed landline · Portland, OR · last confirmed Aug, 2026', as far as known. */
function aboutPhone({ linetype, isListed, detail, provenance }: FullPhone): string {
  const month = provenance?.lastSeen == null ? null : formatMonth(provenance.lastSeen);
  const parts = [
    isListed ? words.lines.listed : words.lines[linetype],
    detail === null ? '' : placeText(detail.city, detail.stateCode),
    month === null ? '' : words.confirmed(month),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** '2 cell phones', '1 landline': what is on record besides what is shown; kinds without any are left out. */
function othersOf(counts: Person['counts'], phone: FullPhone | null, email: string | null): string[] {
  const { mobile, landline, emails, other } = words.kinds;
  const shown = (line: LineType) => (phone?.linetype === line ? 1 : 0);
  const kinds = [
    [counts.mobilePhonesCount - shown('Mobile'), mobile],
    [counts.landlinePhonesCount - shown('Landline'), landline],
    [counts.emailsCount - (email === null ? 0 : 1), emails],
    [counts.otherPhonesCount - shown('Other'), other],
  ] as const;
  return kinds.flatMap(([count, say]) => (count > 0 ? [say(count)] : []));
}
