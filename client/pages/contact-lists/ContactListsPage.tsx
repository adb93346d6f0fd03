import { CONTACTS_PER_PAGE } from '../../../shared/contract/contacts.ts';
import { contactsCopy as words } from '../../../shared/copy/account/contacts.ts';
import { ALL_CONTACTS } from '../../../shared/urls/contacts-view.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Pager } from '../../ui/navigation/Pager.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, EmptyState } from '../../ui/surface/Card.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import styles from './ContactLists.module.css';
import { ContactRow } from './ContactRow.tsx';
import { ContactsFind, ContactsLists } from './ContactsFind.tsx';
import { ContactsManage } from './ContactsManage.tsx';
import type { ContactListsPageModel } from './contact-lists-model.ts';

/** My Contacts: saved people with what the viewer may see of them now, lists of them, and files. Works without scripts. */
export function ContactListsPage({ page, site }: { page: ContactListsPageModel; site: SiteModel }) {
  const { lists, view, total, problem } = page;
  const saved = lists.reduce((sum, { people }) => sum + people, 0);
  return (
    <AccountLayout site={site} current="contacts">
      <AccountTitle title={words.title}>{words.lede}</AccountTitle>
      <AccountParts>
        <Done page={page} />
        {problem === null ? null : <Banner tone="error">{problem}</Banner>}
        <ContactsLists lists={lists} view={view} saved={saved} />
        {saved === 0 ? null : <ContactsFind view={view} />}
        <Card>{total === 0 ? <Nobody page={page} saved={saved} /> : <People page={page} />}</Card>
        {total === 0 ? null : <Disclaimer />}
        {saved === 0 && lists.length < 2 ? null : <ContactsManage page={page} />}
      </AccountParts>
    </AccountLayout>
  );
}

/** What was just done. A removal can be undone from here. */
function Done({ page: { notice, view } }: { page: ContactListsPageModel }) {
  if (notice === null) return null;
  const { text, undo } = notice;
  return (
    <Banner tone="ok">
      <div className={styles.done}>
        <p>{text}</p>
        {undo === null ? null : (
          <form method="post" action={paths.contactLists(view)}>
            <input type="hidden" name="do" value="restore" />
            <input type="hidden" name="person" value={undo.personId} />
            <input type="hidden" name="list" value={undo.listId} />
            <Button type="submit" size="small">
              {words.notices.undo}
            </Button>
          </form>
        )}
      </div>
    </Banner>
  );
}

function People({ page }: { page: ContactListsPageModel }) {
  const { view, total, contacts } = page;
  const { exports } = words;
  return (
    <>
      <div className={styles.head}>
        <h2>{view.q === '' ? words.people(total) : words.found(total, view.q)}</h2>
        <p>
          {exports.before}{' '}
          <a href={paths.contactLists({ ...view, page: 1, format: 'csv' })} aria-label={exports.label(exports.csv)}>
            {exports.csv}
          </a>{' '}
          {exports.or}{' '}
          <a href={paths.contactLists({ ...view, page: 1, format: 'vcard' })} aria-label={exports.label(exports.vcard)}>
            {exports.vcard}
          </a>
        </p>
      </div>
      <ul className={styles.people}>
        {contacts.map((contact) => (
          <ContactRow key={contact.personId} contact={contact} page={page} />
        ))}
      </ul>
      {total <= CONTACTS_PER_PAGE ? null : (
        <div className={styles.pager}>
          <Pager
            page={view.page}
            pages={Math.ceil(total / CONTACTS_PER_PAGE)}
            hrefOf={(number) => paths.contactLists({ ...view, page: number })}
          />
        </div>
      )}
    </>
  );
}

/** Nobody to show: nothing is saved, the list is empty, or nothing matches. */
function Nobody({ page: { view, plan }, saved }: { page: ContactListsPageModel; saved: number }) {
  if (view.q !== '')
    return (
      <EmptyState icon="search">
        <h2>{words.noMatch.title}</h2>
        <p>{words.noMatch.text(view.q)}</p>
        <ButtonLink href={paths.contactLists({ ...view, q: '', page: 1 })}>{words.find.clear}</ButtonLink>
      </EmptyState>
    );
  if (saved > 0)
    return (
      <EmptyState icon="bookmark">
        <h2>{words.emptyList.title}</h2>
        <p>{words.emptyList.text}</p>
        <ButtonLink href={paths.contactLists({ ...ALL_CONTACTS, sort: view.sort })}>{words.emptyList.link}</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState icon="bookmark">
      <h2>{words.none.title}</h2>
      <p>{words.none.text}</p>
      {plan === 'none' ? <p>{words.none.plan}</p> : null}
      <ButtonLink href={paths.peopleSearch()}>{words.none.link}</ButtonLink>
    </EmptyState>
  );
}
