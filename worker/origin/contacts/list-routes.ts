import { CONTACTS_PER_PAGE, type ContactsAnswer } from '../../../shared/contract/contacts.ts';
import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { describeContacts } from './describe-contacts.ts';
import { exportContacts } from './export-contacts.ts';
import { createList, deleteList, findList, renameList } from './lists-store.ts';
import { loadContacts, type SavedPeople } from './load-contacts.ts';
import { pickContacts } from './pick-contacts.ts';

/** GET /api/contact-lists: with how many people each has who may be shown now. */
export const answerContactLists: CallHandler<'contactLists'> = async (c, { viewer }) => [
  ...(await loadOwn(c, viewer.id)).lists,
];

/** GET /api/contact-list/{id}: a page of a list or of all, or everybody who matches as a file. A page past the last is the last. */
export const answerContacts: CallHandler<'contacts'> = async (c, { params, query, viewer }) => {
  const { lists, people } = await loadOwn(c, viewer.id);
  const listId = params.id === 'all' ? null : Number(params.id);
  if (listId !== null && !lists.some(({ id }) => id === listId)) throw noList();
  const picked = pickContacts(people, { listId, text: query.q ?? '', sort: query.sort ?? 'saved' });
  const answer: ContactsAnswer = { lists: [...lists], total: picked.length, contacts: [], file: null };
  const { format = 'json' } = query;
  if (format !== 'json') return { ...answer, file: await exportContacts(c, viewer, picked, { file: format, lists }) };
  const pages = Math.max(1, Math.ceil(picked.length / CONTACTS_PER_PAGE));
  const start = (Math.min(Number(query.page ?? 1), pages) - 1) * CONTACTS_PER_PAGE;
  const page = await describeContacts(c, picked.slice(start, start + CONTACTS_PER_PAGE));
  return { ...answer, contacts: page.map(({ contact }) => contact) };
};

/** POST /api/contact-lists */
export const answerCreateContactList: CallHandler<'createContactList'> = async (c, { body: { name }, viewer }) => {
  const created = await createList(c.env.ACCOUNTS, viewer.id, name);
  if (created === 'taken') throw nameTaken();
  if (created === 'full')
    throw new ProblemError(409, 'You have as many lists as an account can have; delete one first');
  return { id: created.id, name, people: 0, isDefault: false };
};

/** PUT /api/contact-lists */
export const answerRenameContactList: CallHandler<'renameContactList'> = async (c, { body: { id, name }, viewer }) => {
  await assertMayChange(c, viewer.id, id);
  if (!(await renameList(c.env.ACCOUNTS, viewer.id, id, name))) throw nameTaken();
  return { isDone: true };
};

/** DELETE /api/contact-lists: the people on it go to the default list. */
export const answerDeleteContactList: CallHandler<'deleteContactList'> = async (c, { body: { id }, viewer }) => {
  await assertMayChange(c, viewer.id, id);
  await deleteList(c.env.ACCOUNTS, viewer.id, id);
  return { isDone: true };
};

function loadOwn(c: OriginContext, accountId: string): Promise<SavedPeople> {
  return loadContacts({ accounts: c.env.ACCOUNTS, people: c.env.PEOPLE }, accountId, c.get('now'));
}

/** @throws ProblemError 404 for a list that is not theirs, 403 for the default one */
async function assertMayChange(c: OriginContext, accountId: string, listId: number): Promise<void> {
  const list = await findList(c.env.ACCOUNTS, accountId, listId);
  if (list === null) throw noList();
  if (list.isDefault) throw new ProblemError(403, 'This list stays as it is');
}

/** The same for somebody else's list as for one that does not exist. */
const noList = () => new ProblemError(404, 'No such contact list');
const nameTaken = () => new ProblemError(409, 'You already have a list with this name');
