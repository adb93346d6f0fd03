import { nameKey } from '../../../shared/people/names/name-key.ts';
import type { OriginBindings } from '../env.ts';
import { loadPersonFacts, type PersonFacts } from '../import/person-facts.ts';
import { peopleWithAddresses } from './sale/carry-out-sales.ts';

/**
 * The records of whoever has shown that they read a mailbox: those that list the mailbox and have the name that was given.
 * Either alone is not enough, because a family shares a mailbox. The address is taken
 * as it was typed: at some providers 'june+li' and 'june' are two people. Hidden records count.
 */
export async function ownRecords(
  env: Pick<OriginBindings, 'PEOPLE'>,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<readonly string[]> {
  const keys = (await peopleWithAddresses(env, [email])).map(({ key }) => key);
  const facts = await loadPersonFacts(env.PEOPLE, { keys });
  return facts.filter((person) => hasName(person, name)).map(({ personId }) => personId);
}

/** Whether every word of one of somebody's first and last names is in a typed name. */
function hasName({ names }: PersonFacts, typed: string): boolean {
  const words = new Set(nameKey(typed).split(' '));
  return names.some(({ firstKey, lastKey }) => {
    const needed = `${firstKey} ${lastKey}`.split(' ').filter((word) => word !== '');
    return needed.length > 1 && needed.every((word) => words.has(word));
  });
}

/** The account of a mailbox that its owner has proven; null for none. */
export async function accountOfMailbox(
  { ACCOUNTS }: Pick<OriginBindings, 'ACCOUNTS'>,
  email: string,
): Promise<string | null> {
  const row = await ACCOUNTS.prepare('SELECT id FROM account WHERE email = ?1 AND proven_at IS NOT NULL')
    .bind(email)
    .first<{ id: string }>();
  return row?.id ?? null;
}
