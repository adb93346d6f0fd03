import { assertOpens } from '../entitlement/assert-opens.ts';
import { openPeople } from '../entitlement/open-people.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { findById, missingPerson } from './known-person.ts';
import { loadPersons } from './store.ts';

/**
 * POST /api/person/open: opens a person as a link to their page would, for readers who came from elsewhere. Somebody of
 * whom a plan shows nothing more is open anyway, so nothing is used.
 */
export const answerOpenPerson: CallHandler<'openPerson'> = async (c, { body: { personId }, viewer }) => {
  assertOpens(c, viewer);
  const { PEOPLE } = c.env;
  const now = c.get('now');
  const [records, person] = await Promise.all([loadPersons(PEOPLE, [personId], now), findById(PEOPLE, personId, now)]);
  const record = records.get(personId);
  if (record === undefined || person === null) throw missingPerson();
  const { people, left } = await openPeople(c, viewer, [record]);
  const opened = people.get(personId);
  const isOut = opened === undefined || opened.decision.isOutOfLookups;
  return isOut
    ? { result: 'out', person: null, usedLookup: false, left }
    : { result: 'opened', person, usedLookup: opened.usedLookup, left };
};
