import type { ChangeKind } from '../../../shared/contract/monitor.ts';
import { type Fact, fingerprint } from './facts.ts';

/** What happened to a fact: it is new, or what is known about it is. */
export type Change = 'added' | 'changed';

/** What an account that monitors a person has not seen of them yet. */
export interface News {
  readonly personId: string;
  /** by fingerprint */
  readonly found: ReadonlyMap<string, { readonly kind: ChangeKind; readonly change: Change }>;
  /** when the last of it was found, milliseconds since 1970; null without any */
  readonly lastFoundAt: number | null;
}

/** What a comparison found about one fact. `foundAt` is in milliseconds since 1970. */
export interface FoundChange {
  readonly fact: string;
  readonly kind: ChangeKind;
  readonly change: Change;
  readonly foundAt: number;
}

/** The same before it is stored, and dated. */
export type NewChange = Omit<FoundChange, 'foundAt'>;

/** A found change as {@link newsColumn} packs it. */
type PackedChange = [fact: string, kind: ChangeKind, change: Change, foundAt: number];

/**
 * SQL for a column that holds a person's changes after a moment, for {@link readNews} and {@link readChanges}. Both
 * arguments are SQL.
 */
export function newsColumn(personId: string, after: string): string {
  return `(SELECT json_group_array(json_array(n.fact, n.kind, n.change, n.found_at)) FROM person_change n
     WHERE n.person_id = ${personId} AND n.found_at > ${after})`;
}

/** @param packed from {@link newsColumn} */
export function readChanges(packed: string): readonly FoundChange[] {
  return (JSON.parse(packed) as PackedChange[]).map(([fact, kind, change, foundAt]) => ({
    fact,
    kind,
    change,
    foundAt,
  }));
}

/** What happened to each fact, by fingerprint. One that is new stays new, whatever became known about it afterward. */
export function changesByFact(found: readonly FoundChange[]): News['found'] {
  const changes = new Map<string, { kind: ChangeKind; change: Change }>();
  for (const { fact, kind, change } of found)
    if (changes.get(fact)?.change !== 'added') changes.set(fact, { kind, change });
  return changes;
}

/** @param packed from {@link newsColumn} */
export function readNews(personId: string, packed: string): News {
  const found = readChanges(packed);
  const lastFoundAt = found.length === 0 ? null : Math.max(...found.map(({ foundAt }) => foundAt));
  return { personId, found: changesByFact(found), lastFoundAt };
}

export function noNews(personId: string): News {
  return { personId, found: new Map(), lastFoundAt: null };
}

/** What happened to this fact since the account last looked; undefined if nothing did. */
export function changeOf(news: News, fact: Fact): Change | undefined {
  return news.found.size === 0 ? undefined : news.found.get(fingerprint(news.personId, fact))?.change;
}
