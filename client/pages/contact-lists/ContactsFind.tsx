import { CONTACT_SORTS, type ContactList } from '../../../shared/contract/contacts.ts';
import { contactsCopy } from '../../../shared/copy/account/contacts.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { CONTACTS_TYPED_MAX, type ContactsView } from '../../../shared/urls/contacts-view.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import field from '../../ui/form/Field.module.css';
import { Field } from '../../ui/form/Field.tsx';
import styles from './ContactLists.module.css';

const words = contactsCopy.find;

/** The lists, once there is more than one. */
export function ContactsLists({
  lists,
  view,
  saved,
}: {
  lists: readonly ContactList[];
  view: ContactsView;
  /** how many people are on all of them */
  saved: number;
}) {
  if (lists.length < 2) return null;
  const all = { id: null, name: contactsCopy.all, people: saved };
  return (
    <nav aria-label={contactsCopy.lists}>
      <ul className={styles.lists}>
        {[all, ...lists].map(({ id, name, people }) => (
          <li key={id}>
            <a
              href={paths.contactLists({ list: id, sort: view.sort })}
              aria-current={id === view.list ? 'page' : undefined}
            >
              {name} <span>{formatCount(people)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Search and order of the list that is shown. */
export function ContactsFind({ view: { list, q, sort } }: { view: ContactsView }) {
  return (
    <form className={styles.find} method="get" action={paths.contactLists()}>
      {list === null ? null : <input type="hidden" name="list" value={list} />}
      <Field
        id="contacts-q"
        name="q"
        type="search"
        label={words.label}
        placeholder={words.hint}
        defaultValue={q}
        maxLength={CONTACTS_TYPED_MAX}
        autoComplete="off"
      />
      <div className={field.field}>
        <label htmlFor="contacts-sort">{words.sort}</label>
        <select className={field.input} id="contacts-sort" name="sort" defaultValue={sort}>
          {CONTACT_SORTS.map((one) => (
            <option key={one} value={one}>
              {words.sorts[one]}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}
