import type { OriginBindings } from '../env.ts';
import { peopleByHash } from '../import/person-hashes.ts';
import { type FoundItem, foundStatements, type Item, listOpenItems } from './item-store.ts';
import { type DropStatus, KIND_OF_LIST, STATUS } from './lists.ts';
import { changeRun } from './run-store.ts';
import { endStep, type Step } from './step.ts';

/** Identifiers that are looked for in one go. */
export const ITEMS_AT_ONCE = 2_000;

/**
 * Looks for everybody whom the identifiers of a run are about, and notes what it finds. Nobody is deleted before all of
 * them were looked for: the same person may be meant by several.
 */
export const matchItems: Step = async (context, run) => {
  const { env, mayGoOn } = context;
  do {
    const items = await listOpenItems(env.ACCOUNTS, run, ITEMS_AT_ONCE);
    if (items.length === 0) return endStep(context, [changeRun(env.ACCOUNTS, run, { state: 'exempting' })], 'more');
    await env.ACCOUNTS.batch(foundStatements(env.ACCOUNTS, await findItems(env, items)));
  } while (mayGoOn());
  return 'more';
};

/** Who has these identifiers, and what becomes of each. */
export async function findItems(
  { PEOPLE }: Pick<OriginBindings, 'PEOPLE'>,
  items: readonly Item[],
): Promise<FoundItem[]> {
  const found: FoundItem[] = [];
  for (const [list, ofList] of Map.groupBy(items, (item) => item.list)) {
    const kind = KIND_OF_LIST[list];
    const hashes = ofList.map(({ hash }) => hash);
    const people = kind === null ? null : await peopleByHash(PEOPLE, kind, hashes);
    for (const { id, hash, status } of ofList) {
      const personIds = (people?.get(hash) ?? []).map((person) => person.id);
      found.push({ list, id, personIds, status: statusOf(status, personIds.length) });
    }
  }
  return found;
}

/** What was deleted or opted out once stays so, whoever has the identifier in later records. */
function statusOf(before: DropStatus | null, people: number): DropStatus {
  if (before === STATUS.deleted || before === STATUS.optedOut) return before;
  if (people === 0) return before ?? STATUS.notFound;
  return people === 1 ? STATUS.deleted : STATUS.optedOut;
}
