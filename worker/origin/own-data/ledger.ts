import type { CallHandler } from '../http/serve-call.ts';
import { namesOfPeople } from '../people/names-of-people.ts';
import { listEntries } from './ledger-store.ts';

/** The most entries in one answer. */
const ENTRIES_MAX = 500;

/**
 * GET /api/user/ledger: every lookup and credit, the latest first. An entry about somebody who may no longer be shown
 * tells neither name nor id, since the id would reveal that they were here.
 */
export const answerLedger: CallHandler<'ledger'> = async (c, { viewer }) => {
  const now = c.get('now');
  const found = await listEntries(c.env.ACCOUNTS, viewer.id, now, ENTRIES_MAX + 1);
  const entries = found.slice(0, ENTRIES_MAX);
  const ids = entries.flatMap(({ personId }) => personId ?? []);
  const names = await namesOfPeople(c.env.PEOPLE, ids, now);
  return {
    entries: entries.map((entry) => {
      const personName = names.get(entry.personId ?? '') ?? null;
      return { ...entry, personId: personName === null ? null : entry.personId, personName };
    }),
    isCut: found.length > ENTRIES_MAX,
  };
};
