import type { OriginContext } from '../context.ts';
import { canSavePerson } from '../entitlement/rules.ts';
import { loadPersonFacts } from '../entitlement/store.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { loadLife, missingPerson } from '../people/known-person.ts';
import { addContact, changeContact, deleteContact, ownsList, restoreContact } from './store.ts';

/**
 * PUT /api/contact-list/person (P7-060). Saving somebody twice changes nothing; nobody who has died is a contact. Who was
 * removed within a day comes back, whatever the viewer may save by now: that only undoes the removal.
 */
export const answerSaveContact: CallHandler<'saveContact'> = async (c, { body, viewer }) => {
  const now = c.get('now');
  const { contactListId, personId } = body;
  const { ACCOUNTS, PEOPLE } = c.env;
  await assertOwnList(c, viewer.id, contactListId);
  const [life, facts] = await Promise.all([
    loadLife(PEOPLE, personId, now),
    loadPersonFacts(ACCOUNTS, viewer, personId, now),
  ]);
  if (life === null) throw missingPerson();
  if (life.isDead || !canSavePerson(viewer, facts)) {
    if (await restoreContact(ACCOUNTS, contactListId, personId, now)) return { isDone: true };
    throw new ProblemError(
      403,
      life.isDead ? 'Nobody who has died can be saved' : 'Saving takes a lookup, and none is left',
    );
  }
  if (!(await addContact(ACCOUNTS, contactListId, personId, now)))
    throw new ProblemError(409, 'You have saved as many people as an account can hold');
  return { isDone: true };
};

/**
 * DELETE /api/contact-list/person (P7-060): for anybody who owns the list, whatever they may see by now. The person is off
 * all lists of the account then: a page that was opened earlier may name one that they have left.
 */
export const answerRemoveContact: CallHandler<'removeContact'> = async (c, { body, viewer }) => {
  await assertOwnList(c, viewer.id, body.contactListId);
  await deleteContact(c.env.ACCOUNTS, viewer.id, body.personId, c.get('now'));
  return { isDone: true };
};

/** POST /api/contact-list/person: another list or another note for somebody who is saved and may be shown. */
export const answerChangeContact: CallHandler<'changeContact'> = async (c, { body, viewer }) => {
  const { personId, contactListId: listId = null, note = null } = body;
  if (listId !== null) await assertOwnList(c, viewer.id, listId);
  const isShown = (await loadLife(c.env.PEOPLE, personId, c.get('now'))) !== null;
  if (!isShown || !(await changeContact(c.env.ACCOUNTS, viewer.id, personId, { listId, note })))
    throw new ProblemError(404, 'This person is not saved');
  return { isDone: true };
};

/** @throws ProblemError 404, the same for somebody else's list as for one that does not exist */
async function assertOwnList(c: OriginContext, accountId: string, listId: number): Promise<void> {
  if (!(await ownsList(c.env.ACCOUNTS, accountId, listId))) throw new ProblemError(404, 'No such contact list');
}
