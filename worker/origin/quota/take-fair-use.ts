import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import { limitReached } from './limit-reached.ts';
import { meterItem, meterOf, orOpen } from './meters.ts';
import { DAY_MS } from './quota-settings.ts';

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
  viewer: Pick<SessionAccount, 'id'>,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  const now = c.get('now');
  const limit = c.get('settings').quotas.planPersons;
  const taken = await orOpen(
    c,
    async () => {
      const items = await Promise.all(personIds.map((id) => meterItem(c, id)));
      const meter = await meterOf(c, 'account', viewer.id);
      return meter.take(
        items.map((item) => ({ scope: PERSONS_SCOPE, item, limit, keptMs: DAY_MS })),
        now,
      );
    },
    null,
  );
  if (taken !== null && !taken.isAllowed) throw limitReached(c, 'fair-use', taken.opensAt);
}
