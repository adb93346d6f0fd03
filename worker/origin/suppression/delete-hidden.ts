import { forgetCorrectionsStatement } from '../claims/forget-corrections.ts';
import type { OriginBindings } from '../env.ts';
import { deletePerson } from '../import/delete-person.ts';

/**
 * Deletes what is on record about somebody who is hidden, and what was corrected about them. The suppression stands, so
 * that later records of theirs stay hidden, too. It may be repeated. `now` is in milliseconds since 1970.
 */
export async function deleteHidden(
  { ACCOUNTS, PEOPLE }: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>,
  personId: string,
  now: number,
): Promise<void> {
  await forgetCorrectionsStatement(ACCOUNTS, personId).run();
  await deletePerson(PEOPLE, personId, now);
}
