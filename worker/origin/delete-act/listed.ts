import { DROP_LISTS } from '../../../shared/contract/operations/delete-act.ts';
import type { OriginBindings } from '../env.ts';
import type { PersonHash } from '../import/person-hashes.ts';
import { suppressPerson } from '../suppression/suppress-person.ts';
import { listItemsOf } from './item-store.ts';
import { KIND_OF_LIST, referenceOf } from './lists.ts';

/**
 * The check before somebody is shown: whether an identifier of theirs is on a list of the platform. Whoever is on one,
 * though nobody has looked for them in these records yet, is hidden at once; `now` is in milliseconds since 1970.
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
  return items.length > 0;
}
