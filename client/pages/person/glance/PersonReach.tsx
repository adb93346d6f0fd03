import type { ReactNode } from 'react';
import type { Person, PersonDetails } from '../../../../shared/contract/person/person.ts';
import type { FullPhone } from '../../../../shared/contract/person/phone.ts';
import { joinAnd } from '../../../../shared/copy/format/prose.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personGlanceCopy as words } from '../../../../shared/copy/person/person-header.ts';
import { CopyButton } from '../../../ui/action/CopyButton.tsx';
import { Row } from '../../../ui/list/Row.tsx';
import { CardBody } from '../../../ui/surface/Card.tsx';
import { LinkOrText } from '../../../ui/text/LinkOrText.tsx';
import { mainEmail, shownEmails } from '../emails/shown-emails.ts';
import { linksOf } from '../links-of.ts';
import type { PersonPageModel } from '../person-model.ts';
import { isFull, mainPhone } from '../phones/phone-groups.ts';

/** Whether a viewer who paid for this page can reach the person by what is on it. */
export function canReach(details: PersonDetails): boolean {
  const { phone, email } = reachOf(details);
  return details.entitlement !== 'free' && (phone !== null || email !== null);
}

/** The inside of the contact card for such a viewer: the primary number and address, each to copy, and how many there are. */
export function PersonReach({ page, head }: { page: PersonPageModel; head: ReactNode }) {
  const { phone, email } = reachOf(page.details);
  return (
    <>
      <CardBody>
        {head}
        <p>{words.onRecord(joinAnd(kindsOf(page.details.results.counts)))}</p>
      </CardBody>
      <ul>
        {phone === null ? null : (
          <Row
            isText
            value={<LinkOrText href={linksOf(page).phone(phone.id)}>{phone.nationalNumber}</LinkOrText>}
            end={<CopyButton label={personCopy.phones.copy(phone.nationalNumber)} kind="phone" />}
          />
        )}
        {email === null ? null : (
          <Row isText value={email} end={<CopyButton label={personCopy.emails.copy(email)} kind="email" />} />
        )}
      </ul>
    </>
  );
}

function reachOf(details: PersonDetails): { readonly phone: FullPhone | null; readonly email: string | null } {
  const phone = mainPhone(details.results);
  return { phone: phone !== null && isFull(phone) ? phone : null, email: mainEmail(shownEmails(details)) };
}

/** '2 cell phones', '1 landline'; none that there is not. */
function kindsOf(counts: Person['counts']): string[] {
  const { mobile, landline, emails, other } = words.kinds;
  const { mobilePhonesCount, landlinePhonesCount, emailsCount, otherPhonesCount } = counts;
  const kinds = [
    [mobilePhonesCount, mobile],
    [landlinePhonesCount, landline],
    [emailsCount, emails],
    [otherPhonesCount, other],
  ] as const;
  return kinds.flatMap(([count, say]) => (count > 0 ? [say(count)] : []));
}
