import { DROP_LISTS } from '../../../shared/contract/operations/delete-act.ts';
import type { OriginBindings } from '../env.ts';
import type { PersonHash } from '../import/person-hashes.ts';
import { suppressPerson } from '../suppression/suppress-person.ts';
import { foundStatements, listItemsOf } from './item-store.ts';
import { KIND_OF_LIST, referenceOf } from './lists.ts';
import { findItems } from './match-items.ts';

/**
 * The check before somebody is shown: whether an identifier of theirs is on a list of the platform. Whoever is on one,
 * though no run has found them in these records yet, is hidden at once, and deleted or opted out with the next run. `now`
 * is in milliseconds since 1970.
 *
 * @param hashes of what is on record about them (worker/origin/import/person-hashes.ts)
 */
export async function hideIfListed(
  env: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>,
  personId: string,
  hashes: readonly Pick<PersonHash, 'kind' | 'hash'>[],
  now: number,
): Promise<boolean> {
  const asked = hashes.flatMap(({ kind, hash }) =>
    DROP_LISTS.filter((list) => KIND_OF_LIST[list] === kind).map((list) => ({ list, hash })),
  );
  const items = await listItemsOf(env.ACCOUNTS, asked);
  for (const item of items) {
    const what = { personId, what: ['page'], source: 'drop', reference: referenceOf(item) } as const;
    await suppressPerson(env, what, now);
  }
  if (items.length === 0) return false;
  const found = (await findItems(env, items)).filter(({ personIds }) => personIds.length > 0);
  if (found.length > 0) await env.ACCOUNTS.batch(foundStatements(env.ACCOUNTS, found));
  return true;
}
