import type { Contact } from '../../../shared/contract/contacts.ts';
import { contactsCopy } from '../../../shared/copy/account/contacts.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withQuery } from '../../../shared/urls/query.ts';
import { DotLine } from '../../account/DotLine.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './ContactLists.module.css';
import { ContactMore } from './ContactMore.tsx';
import type { ContactListsPageModel } from './contact-lists-model.ts';
import { telHref } from './tel-href.ts';

const words = contactsCopy.row;

/** A saved person: who, how to reach them as far as the viewer may know, and what can be done about them. */
export function ContactRow({ contact, page }: { contact: Contact; page: ContactListsPageModel }) {
  const { wrong } = page;
  const isWrong = wrong?.form === 'note' && wrong.personId === contact.personId;
  return (
    <li>
      <div className={styles.who}>
        <a href={hrefOf(contact, page)}>{contact.fullName}</a>
        <About contact={contact} page={page} />
      </div>
      <Reach contact={contact} />
      {contact.note === '' ? null : <p className={styles.note}>{contact.note}</p>}
      <details className={styles.more} open={isWrong}>
        <summary>
          {words.change}
          <VisuallyHidden>{words.changeOf(contact.fullName)}</VisuallyHidden>
        </summary>
        <ContactMore contact={contact} page={page} />
      </details>
    </li>
  );
}

/** Their page; the free one if opening it may use a lookup: it has a button for that (P2-046). */
function hrefOf(
  { fullName, city, stateCode, personId, isOpen }: Contact,
  { plan }: Pick<ContactListsPageModel, 'plan'>,
): string {
  const href = paths.person({ name: fullName, city, stateCode, id: personId });
  return isOpen || plan !== 'limited' ? href : withQuery(href, { stub: true });
}

function About({ contact, page }: { contact: Contact; page: Pick<ContactListsPageModel, 'view' | 'lists'> }) {
  const { age, isDead, city, stateCode, savedAt, listId } = contact;
  const { view, lists } = page;
  const list = view.list === null && lists.length > 1 ? lists.find(({ id }) => id === listId) : undefined;
  const who = [isDead ? words.deceased : age, placeText(city, stateCode) || null].filter((part) => part !== null);
  return (
    <div className={styles.about}>
      <DotLine
        parts={[...who, words.saved(formatDay(savedAt)), ...(list === undefined ? [] : [words.on(list.name)])]}
      />
    </div>
  );
}

/** The first number and address that the viewer may see; how much there is besides. */
function Reach({ contact: { fullName, phones, emails, phonesCount, emailsCount } }: { contact: Contact }) {
  const [phone] = phones;
  const [email] = emails;
  const rest = [
    phone === undefined ? countText(phonesCount, words.phones) : countText(phonesCount - 1, words.more),
    email === undefined ? countText(emailsCount, words.emails) : null,
  ].filter((part) => part !== null);
  return (
    <div className={styles.reach}>
      {phone === undefined ? null : (
        <a href={telHref(phone.number)} aria-label={words.call(phone.number, fullName)}>
          {phone.number}
        </a>
      )}
      {email === undefined ? null : <a href={`mailto:${email}`}>{email}</a>}
      {rest.length === 0 ? null : <p>{rest.join(' · ')}</p>}
    </div>
  );
}

const countText = (count: number, text: (count: number) => string): string | null => (count > 0 ? text(count) : null);
