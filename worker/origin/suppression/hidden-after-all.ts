import { hashesOfFacts } from '../delete-act/hashes-of-facts.ts';
import { hideIfListed } from '../delete-act/listed.ts';
import type { OriginBindings } from '../env.ts';
import type { PersonFacts } from '../import/person-facts.ts';
import { mendRecords } from './mend.ts';
import { birthsContradict, nameKeys, subjectKeys } from './subject-keys.ts';
import { linkStatement, listLookAlikes } from './suppression-store.ts';

type Databases = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/** Whether somebody is hidden for another reason than what they asked of us; it hides them, too. */
export type RenderCheck = (env: Databases, facts: PersonFacts, now: number) => Promise<boolean>;

/** Everything that is checked right before somebody is shown. */
const RENDER_CHECKS: readonly RenderCheck[] = [isHiddenByRequest, isOnList];

/**
 * The last check before a page: whether whoever is on record here asked to be hidden, though the people database still shows
 * them. It mends that at once, in searches and lists too; the page is then answered like one of an unknown id. One query
 * for each check. `now` is in milliseconds since 1970.
 */
export async function isHiddenAfterAll(env: Databases, facts: PersonFacts, now: number): Promise<boolean> {
  const hidden = await Promise.all(RENDER_CHECKS.map((check) => check(env, facts, now)));
  return hidden.includes(true);
}

/** On a list of California's platform that no run has matched with these records yet. */
function isOnList(env: Databases, facts: PersonFacts, now: number): Promise<boolean> {
  return hideIfListed(env, facts.personId, hashesOfFacts(facts), now);
}

async function isHiddenByRequest(env: Databases, facts: PersonFacts, now: number): Promise<boolean> {
  const { personId, names, birth } = facts;
  const { ids, proofs } = subjectKeys(facts);
  const alike = await listLookAlikes(env.ACCOUNTS, { personId, ids, proofs, names: nameKeys(names) });
  const theirs = alike.filter((one) => one.isById || !birthsContradict(one.birth, birth));
  const unknown = theirs.filter(({ isLinked }) => !isLinked);
  if (unknown.length > 0)
    await env.ACCOUNTS.batch(unknown.map(({ subjectId }) => linkStatement(env.ACCOUNTS, subjectId, personId)));
  if (unknown.length === 0 && !theirs.some(({ hidesPage }) => hidesPage)) return false;
  return mendRecords(env, [personId], now);
}
