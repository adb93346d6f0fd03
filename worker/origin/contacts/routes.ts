import type { OriginContext } from '../context.ts';
import { canSavePerson } from '../entitlement/rules.ts';
import { loadPersonFacts } from '../entitlement/store.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { loadLife, missingPerson } from '../people/known-person.ts';
import { addContact, deleteContact, ownsList } from './store.ts';

/** PUT /api/contact-list/person (P7-060). Saving somebody twice changes nothing; nobody who has died is a contact. */
export const answerSaveContact: CallHandler<'saveContact'> = async (c, { body, viewer }) => {
  const now = c.get('now');
  const { contactListId, personId } = body;
  await assertOwnList(c, viewer.id, contactListId);
  const [life, facts] = await Promise.all([
    loadLife(c.env.PEOPLE, personId, now),
    loadPersonFacts(c.env.ACCOUNTS, viewer, personId, now),
  ]);
  if (life === null) throw missingPerson();
  if (life.isDead) throw new ProblemError(403, 'Nobody who has died can be saved');
  if (!canSavePerson(viewer, facts)) throw new ProblemError(403, 'Saving takes a lookup, and none is left');
  if (!(await addContact(c.env.ACCOUNTS, contactListId, personId, now)))
    throw new ProblemError(409, 'This contact list is full');
  return { isDone: true };
};

/** DELETE /api/contact-list/person (P7-060): for anybody who owns the list, whatever they may see by now. */
export const answerRemoveContact: CallHandler<'removeContact'> = async (c, { body, viewer }) => {
  await assertOwnList(c, viewer.id, body.contactListId);
  await deleteContact(c.env.ACCOUNTS, body.contactListId, body.personId);
  return { isDone: true };
};

/** @throws ProblemError 404, the same for somebody else's list as for one that does not exist */
async function assertOwnList(c: OriginContext, accountId: string, listId: number): Promise<void> {
  if (!(await ownsList(c.env.ACCOUNTS, accountId, listId))) throw new ProblemError(404, 'No such contact list');
}
