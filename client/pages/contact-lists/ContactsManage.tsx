import { LIST_NAME_MAX } from '../../../shared/contract/contacts.ts';
import { contactsCopy } from '../../../shared/copy/account/contacts.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import styles from './ContactLists.module.css';
import type { ContactListsPageModel } from './contact-lists-model.ts';

const words = contactsCopy.manage;

/** Creates lists; renames and deletes the one that is shown. Deleting asks first, in a question that unfolds. */
export function ContactsManage({ page }: { page: ContactListsPageModel }) {
  const { lists, view } = page;
  const list = lists.find(({ id }) => id === view.list);
  return (
    <AccountPart id="contacts-manage" title={words.title}>
      <NameForm page={page} form="create" label={words.create.label} submit={words.create.submit} name="" />
      {list === undefined ? null : list.isDefault ? (
        <p className={styles.small}>{words.keeps}</p>
      ) : (
        <>
          <NameForm
            page={page}
            form="rename"
            label={words.rename.label(list.name)}
            submit={words.rename.submit}
            name={list.name}
          />
          <details className={styles.remove}>
            <summary>{words.remove.ask(list.name)}</summary>
            <form className={styles.form} method="post" action={paths.contactLists(view)}>
              <p>{words.remove.confirm(list.name, list.people)}</p>
              <input type="hidden" name="do" value="delete" />
              <input type="hidden" name="list" value={list.id} />
              <Button type="submit" size="small">
                {words.remove.submit}
              </Button>
            </form>
          </details>
        </>
      )}
    </AccountPart>
  );
}

function NameForm({
  page: { view, wrong },
  form,
  label,
  submit,
  name,
}: {
  page: ContactListsPageModel;
  form: 'create' | 'rename';
  label: string;
  submit: string;
  /** as it is now */
  name: string;
}) {
  const mine = wrong?.form === form ? wrong : null;
  return (
    <form className={styles.name} method="post" action={paths.contactLists(view)}>
      <input type="hidden" name="do" value={form} />
      {view.list === null ? null : <input type="hidden" name="list" value={view.list} />}
      <Field
        id={`list-${form}`}
        name="name"
        label={label}
        defaultValue={mine?.typed ?? name}
        error={mine?.error}
        maxLength={LIST_NAME_MAX}
        autoComplete="off"
        autoFocus={mine !== null}
        required
      />
      <Button type="submit">{submit}</Button>
    </form>
  );
}
