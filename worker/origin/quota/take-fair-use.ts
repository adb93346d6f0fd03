import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { takeForDay } from './take-for-day.ts';

/** The scope of an account's counter in which every person counts whom its plan shows. */
export const PERSONS_SCOPE = 'persons';

/**
 * Counts people as shown to a viewer with a plan, all or none: the fair use of a plan is so many different people a day,
 * wherever they are opened.
 *
 * @throws ProblemError 429 once there is no room for all of them
 */
export async function takeFairUse(
  c: OriginContext,
  { id }: Pick<SessionAccount, 'id'>,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  const limit = c.get('settings').quotas.planPersons;
  await takeForDay(c, { owner: 'account', key: id, scope: PERSONS_SCOPE, limit, items: personIds }, 'fair-use');
}
