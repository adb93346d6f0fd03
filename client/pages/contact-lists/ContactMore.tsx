import type { ReactNode } from 'react';
import { type Contact, NOTE_MAX } from '../../../shared/contract/contacts.ts';
import { contactsCopy as words } from '../../../shared/copy/account/contacts.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import field from '../../ui/form/Field.module.css';
import { TextArea } from '../../ui/form/TextArea.tsx';
import styles from './ContactLists.module.css';
import type { ContactListsPageModel } from './contact-lists-model.ts';
import { telHref } from './tel-href.ts';

interface Props {
  readonly contact: Contact;
  readonly page: ContactListsPageModel;
}

/** All that the viewer may see of how to reach a person; the note about them, their list, and their removal. */
export function ContactMore({ contact, page }: Props) {
  const { personId, fullName, isOpen, isDead } = contact;
  const { plan } = page;
  return (
    <div className={styles.panel}>
      <Ways contact={contact} />
      {isOpen || isDead || plan === 'none' ? null : <p className={styles.small}>{words.row.closed[plan]}</p>}
      <NoteForm contact={contact} page={page} />
      {page.lists.length < 2 ? null : <MoveForm contact={contact} page={page} />}
      <ContactForm page={page} act="remove" personId={personId}>
        <input type="hidden" name="list" value={contact.listId} />
        <Button type="submit" size="small" aria-label={words.remove.label(fullName)}>
          {words.remove.submit}
        </Button>
      </ContactForm>
    </div>
  );
}

/** Numbers and addresses besides those of the row. */
function Ways({ contact: { phones, emails, address } }: Pick<Props, 'contact'>) {
  const ways: ReactNode[] = [
    ...phones.slice(1).map(({ number }) => (
      <a key={number} href={telHref(number)}>
        {number}
      </a>
    )),
    ...emails.slice(1).map((email) => (
      <a key={email} href={`mailto:${email}`}>
        {email}
      </a>
    )),
    ...(address === null
      ? []
      : [
          <span key="home">
            {address.line1}, {address.city}, {address.stateCode} {address.zip5}
          </span>,
        ]),
  ];
  if (ways.length === 0) return null;
  return (
    <ul className={styles.ways}>
      {ways.map((way, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order, and two may be alike
        <li key={at}>{way}</li>
      ))}
    </ul>
  );
}

function NoteForm({ contact, page }: Props) {
  const { personId, note } = contact;
  const { wrong } = page;
  const mine = wrong?.form === 'note' && wrong.personId === personId ? wrong : null;
  return (
    <ContactForm page={page} act="note" personId={personId}>
      <TextArea
        id={`note-${personId}`}
        name="note"
        label={words.note.label}
        hint={words.note.hint(NOTE_MAX)}
        rows={2}
        maxLength={NOTE_MAX}
        defaultValue={mine?.typed ?? note}
        error={mine?.error ?? null}
      />
      <Button type="submit" size="small">
        {words.note.submit}
      </Button>
    </ContactForm>
  );
}

function MoveForm({ contact: { personId, listId }, page }: Props) {
  return (
    <ContactForm page={page} act="move" personId={personId}>
      <div className={field.field}>
        <label htmlFor={`move-${personId}`}>{words.move.label}</label>
        <select className={field.input} id={`move-${personId}`} name="list" defaultValue={listId}>
          {page.lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" size="small">
        {words.move.submit}
      </Button>
    </ContactForm>
  );
}

/** A form about one person, which leads back to the same part of the list. */
function ContactForm({
  page: { view },
  act,
  personId,
  children,
}: {
  page: Pick<ContactListsPageModel, 'view'>;
  act: 'note' | 'move' | 'remove';
  personId: string;
  children: ReactNode;
}) {
  return (
    <form className={styles.form} method="post" action={paths.contactLists(view)}>
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="person" value={personId} />
      {children}
    </form>
  );
}
