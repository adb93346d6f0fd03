import type { OriginBindings } from '../env.ts';
import { foundStatements, listKeptItems, listMatches } from './item-store.ts';
import type { ItemKey } from './lists.ts';
import { findItems, ITEMS_AT_ONCE } from './match-items.ts';
import { PEOPLE_AT_ONCE, removeMatch } from './remove-people.ts';

type Databases = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/**
 * What the platform's lists ask of a new data set: whoever has an identifier that is kept is found, and then deleted or
 * opted out, as after a run. The platform learns of it with the next run.
 */
export const DELETE_ACT_SCREENING = [
  {
    name: 'find whoever is on a list of the Delete Act',
    async batch(env: Databases, after: string): Promise<string | null> {
      const items = await listKeptItems(
        env.ACCOUNTS,
        after === '' ? null : (JSON.parse(after) as ItemKey),
        ITEMS_AT_ONCE,
      );
      const last = items.at(-1);
      if (last === undefined) return null;
      const found = (await findItems(env, items)).filter(({ personIds }) => personIds.length > 0);
      if (found.length > 0) await env.ACCOUNTS.batch(foundStatements(env.ACCOUNTS, found));
      return JSON.stringify({ list: last.list, id: last.id });
    },
  },
  {
    name: 'delete or opt out whoever is on one',
    async batch(env: Databases, _after: string, now: number): Promise<string | null> {
      const matches = await listMatches(env.ACCOUNTS, PEOPLE_AT_ONCE);
      for (const match of matches) await removeMatch(env, null, match, now);
      return matches.length === 0 ? null : 'more';
    },
  },
] as const;
