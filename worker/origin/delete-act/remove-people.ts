import type { OriginBindings } from '../env.ts';
import { forgetInAccounts } from '../removal/forget-in-accounts.ts';
import { deleteHidden } from '../suppression/delete-hidden.ts';
import { suppressPerson } from '../suppression/suppress-person.ts';
import { countStatements } from './answer-store.ts';
import { listMatches, type Match, matchDoneStatements } from './item-store.ts';
import { referenceOf } from './lists.ts';
import { changeRun, type Run } from './run-store.ts';
import { endStep, type Step } from './step.ts';

type Databases = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/** People who are read at once. */
export const PEOPLE_AT_ONCE = 50;

/** Deletes or opts out everybody who was found. */
export const removePeople: Step = async (context, run) => {
  const { env, now, mayGoOn } = context;
  for (;;) {
    const matches = await listMatches(env.ACCOUNTS, PEOPLE_AT_ONCE);
    if (matches.length === 0) {
      const ended = [...countStatements(env.ACCOUNTS, run), changeRun(env.ACCOUNTS, run, { state: 'answering' })];
      return endStep(context, ended, 'more');
    }
    for (const match of matches) {
      await removeMatch(env, run, match, now);
      if (!mayGoOn()) return 'more';
    }
  }
};

/**
 * Hides somebody through the one door, so that accounts forget them and later records of theirs stay hidden, too; deletes
 * them if an identifier is theirs alone. Each part may be repeated.
 *
 * @param run counts them; null: nobody does
 */
export async function removeMatch(env: Databases, run: Run | null, match: Match, now: number): Promise<void> {
  const { personId, items, isAlone } = match;
  for (const item of items) {
    const asked = { personId, what: ['page'], source: 'drop', reference: referenceOf(item) } as const;
    await suppressPerson(env, asked, now);
  }
  await forgetInAccounts(env, [personId], now);
  if (isAlone) await deleteHidden(env, personId, now);
  await env.ACCOUNTS.batch(matchDoneStatements(env.ACCOUNTS, run, match));
}
