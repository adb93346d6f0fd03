import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ALL_CONTACTS } from '../../../shared/urls/contacts-view.ts';
import { buildContact, CONTACT_LISTS } from '../../../tests/fixtures/contacts.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { ContactListsPage } from './ContactListsPage.tsx';
import type { ContactListsPageModel } from './contact-lists-model.ts';

const PAGE: ContactListsPageModel = {
  kind: 'contact-lists',
  view: ALL_CONTACTS,
  lists: CONTACT_LISTS,
  total: 1,
  contacts: [buildContact()],
  plan: 'limited',
  notice: null,
  problem: null,
  wrong: null,
};
const site = {
  viewer: { email: 'june@example.com', userType: 'paid', scope: 'account' as const },
  path: '/account/contact-lists',
  search: { name: '', location: '' },
};
const page = (more: Partial<ContactListsPageModel> = {}) => (
  <ContactListsPage page={{ ...PAGE, ...more }} site={site} />
);
const PERSON = /^\/name\/Maya-Ostrowski\/Portland-OR\/[^?]+/;

test('a row says who it is, where they are, since when and on which list, and how to reach them', () => {
  const text = renderText(page());
  expect(text).toContain('Maya Ostrowski 66 · Portland, OR · saved Nov 21, 2026 · in Family');
  expect(text).toContain('(503) 555-0142 1 more phone · 1 email');
  expect(text).toContain('1420 Alder St, Portland, OR 97201');
  expect(renderHrefs(page())).toContain('tel:+15035550142');
});

test('what is masked is a number of how much there is', () => {
  const contact = buildContact({ isOpen: false, phones: [], address: null });
  expect(renderText(page({ contacts: [contact] }))).toContain('2 phones · 1 email');
});

test('the link of somebody who is not open leads to the free page, which asks; without a limit, nobody is asked [P2-111]', () => {
  const closed = [buildContact({ isOpen: false })];
  const hrefOf = (more: Partial<ContactListsPageModel>) => renderHrefs(page(more)).find((href) => PERSON.test(href));
  expect(hrefOf({})).not.toMatch(/stub/);
  expect(hrefOf({ contacts: closed })).toMatch(/\?stub=true$/);
  expect(hrefOf({ contacts: closed, plan: 'unlimited' })).not.toMatch(/stub/);
});

test('nobody saved, an empty list and a search without matches each say what to do', () => {
  const empty = { total: 0, contacts: [] };
  expect(renderText(page({ ...empty, plan: 'none', lists: [] }))).toContain('part of Premium');
  const nobody = page({ ...empty, lists: [{ id: 7, name: 'My Contacts', people: 0, isDefault: true }] });
  expect(renderText(nobody)).toContain('Nobody here yet');
  expect(renderText(nobody)).not.toContain('part of Premium');
  expect(renderHrefs(nobody)).toContain('/people-search');
  expect(renderText(page({ ...empty, view: { ...ALL_CONTACTS, list: 8 } }))).toContain('Nobody on this list yet');
  const search = page({ ...empty, view: { ...ALL_CONTACTS, list: 8, q: 'Ruth' } });
  expect(renderText(search)).toContain('“Ruth”');
  expect(renderHrefs(search)).toContain('/account/contact-lists?list=8');
});

test('the default list can be neither renamed nor deleted', () => {
  const shown = (list: number) => renderText(page({ view: { ...ALL_CONTACTS, list } }));
  expect(shown(8)).toContain('Delete “Family”');
  expect(shown(7)).not.toContain('Delete “');
  expect(shown(7)).toContain('It cannot be renamed or deleted.');
});

test('a removal can be undone, and a text that was not taken stays in its open form', () => {
  const undo = { personId: 'P1', listId: 7 };
  expect(renderToStaticMarkup(page({ notice: { text: 'Removed.', undo } }))).toMatch(/value="restore".*value="P1"/);
  const { personId } = buildContact();
  const wrong = { form: 'note', personId, typed: 'a long note', error: 'Too long.' } as const;
  expect(renderToStaticMarkup(page({ wrong }))).toMatch(/<details[^>]*open="".*a long note<\/textarea>/);
});
