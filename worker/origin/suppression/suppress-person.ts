import type { OriginBindings } from '../env.ts';
import { loadPersonFacts, type PersonFacts } from '../import/person-facts.ts';
import { applySuppressions } from './apply.ts';
import { type Fact, factHash, subjectKeys } from './subject-keys.ts';
import {
  endStatement,
  type HiddenThing,
  listSubjectsOf,
  listUnappliedOf,
  type SuppressionSource,
  subjectStatements,
  suppressionStatement,
} from './suppression-store.ts';

type Databases = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/** One fact on a page, by what the page calls it. */
export type AskedFact =
  | { readonly kind: 'address'; readonly id: string }
  /** 10 digits */
  | { readonly kind: 'phone'; readonly number: string }
  | { readonly kind: 'email'; readonly email: string };

export interface AskedSuppression {
  readonly personId: string;
  readonly what: readonly Exclude<HiddenThing, 'fact'>[];
  /** single facts; those that are not on the page are passed over */
  readonly facts?: readonly AskedFact[];
  readonly source: SuppressionSource;
  /** of the request: {@link endSuppression} takes back all that was asked under it */
  readonly reference: string;
}

/**
 * Hides somebody, or parts of their page: the one door for every request. It first writes to the accounts database whom it
 * is about and what is hidden, then has the people database follow; if it breaks off in between, the scheduled job does the
 * rest. Asked again under the same reference, it changes nothing. `now` is in milliseconds since 1970.
 *
 * @returns 'no such person' if there is no such record; then nothing is written
 */
export async function suppressPerson(
  env: Databases,
  { personId, what, facts: asked = [], source, reference }: AskedSuppression,
  now: number,
): Promise<'done' | 'no such person'> {
  const { ACCOUNTS, PEOPLE } = env;
  const [[facts], [known]] = await Promise.all([
    loadPersonFacts(PEOPLE, { ids: [personId] }),
    listSubjectsOf(ACCOUNTS, personId),
  ]);
  if (facts === undefined) return 'no such person';
  const subjectId = known ?? crypto.randomUUID();
  const hashes = asked.flatMap((one) => factOf(facts, one) ?? []).map((fact) => factHash(subjectId, fact));
  const things = [
    ...[...new Set(what)].map((thing) => ({ what: thing, factHash: null })),
    ...[...new Set(hashes)].map((one) => ({ what: 'fact' as const, factHash: one })),
  ];
  if (things.length > 0)
    await ACCOUNTS.batch([
      ...subjectStatements(ACCOUNTS, subjectId, { personId, birth: facts.birth, keys: subjectKeys(facts) }, now),
      ...things.map((thing) => suppressionStatement(ACCOUNTS, subjectId, { ...thing, source, reference }, now)),
    ]);
  await applySuppressions(env, await listUnappliedOf(ACCOUNTS, reference), now);
  return 'done';
}

/**
 * Takes back all that was asked under a reference: what other requests hide stays hidden. If it breaks off before the
 * people database has followed, the scheduled job does the rest. `now` is in milliseconds since 1970.
 */
export async function endSuppression(env: Databases, reference: string, now: number): Promise<void> {
  await endStatement(env.ACCOUNTS, reference, now).run();
  await applySuppressions(env, await listUnappliedOf(env.ACCOUNTS, reference), now);
}

/** A fact by which a suppression knows it; null if the page does not have it. */
export function factOf({ homes, phones, emails }: PersonFacts, asked: AskedFact): Fact | null {
  if (asked.kind === 'phone') return phones.includes(asked.number) ? { kind: 'phone', number: asked.number } : null;
  if (asked.kind === 'email') {
    const email = emails.find((one) => one.toLowerCase() === asked.email.toLowerCase());
    return email === undefined ? null : { kind: 'email', email };
  }
  const home = homes.find(({ addressId }) => addressId === asked.id);
  return home === undefined ? null : { kind: 'home', home };
}
