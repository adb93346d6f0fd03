import type { Owner } from '../../../shared/contract/finding/reverse-search.ts';
import { initialsOf } from '../../../shared/people/mention.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { OriginContext } from '../context.ts';
import { describeRequest } from '../entitlement/opened-access.ts';
import { canSavePerson, isLook, NO_FACTS } from '../entitlement/rules.ts';
import { loadFactsOfMany } from '../entitlement/store.ts';
import type { SqlDatabase } from '../env.ts';
import { maskAgeBand } from '../masking/mask-age.ts';
import { adultBornBy, adultSql, isDeceased } from '../people/age.ts';
import { readBirth } from '../people/person-rows.ts';
import { buildLine } from '../search/build-result.ts';
import { type LineRow, loadExtras, type ResultExtras } from '../search/result-store.ts';

/** A possible owner of whatever was looked up. */
export interface OwnerCandidate {
  readonly personId: string;
  /** anyone may know that it is theirs: a landline listed in a public directory */
  readonly isPublic: boolean;
}

/**
 * Owners as this viewer may see them, in the order of the candidates; people not shown here, and minors, are left out.
 * Four round trips at most, whatever their number. Such a search uses no lookup (docs/rules.md).
 */
export async function loadOwners(c: OriginContext, candidates: readonly OwnerCandidate[]): Promise<readonly Owner[]> {
  const now = c.get('now');
  const ids = candidates.map(({ personId }) => personId);
  const [rows, canName] = await Promise.all([loadOwnerRows(c.env.PEOPLE, ids, now), loadNaming(c, ids)]);
  const isNamed = ({ personId, isPublic }: OwnerCandidate): boolean => isPublic || canName(personId);
  const named = candidates.filter((one) => rows.has(one.personId) && isNamed(one)).map(({ personId }) => personId);
  const extras = named.length === 0 ? null : await loadExtras(c.env.PEOPLE, named, now);
  return candidates.flatMap((one) => {
    const row = rows.get(one.personId);
    if (row === undefined) return [];
    return extras !== null && isNamed(one) ? buildNamedOwner(row, extras, now) : maskOwner(row, now);
  });
}

/**
 * Whether this viewer may see a person's name: they opened that person before or could do so now (F2-13). That takes a
 * logged-in viewer of an actual page view; bots, HEAD requests and prefetches get the free view.
 */
async function loadNaming(c: OriginContext, personIds: readonly string[]): Promise<(personId: string) => boolean> {
  const viewer = personIds.length > 0 && isLook(describeRequest(c, false)) ? await loadViewerAccount(c) : null;
  if (viewer === null) return () => false;
  const facts = await loadFactsOfMany(c.env.ACCOUNTS, viewer, personIds, c.get('now'));
  return (personId) => canSavePerson(viewer, facts.get(personId) ?? NO_FACTS);
}

/** An owner who may be named: the result line of a search for exactly that name. `now` is in milliseconds. */
function buildNamedOwner(row: LineRow, extras: ResultExtras, now: number): Owner {
  const line = buildLine(row, extras, now);
  return { type: 'full', person: { ...line, match: 'exact', matchedName: null, matchedNickname: null } };
}

/** An owner who may not be named: no name, no id, no exact age (docs/rules.md). */
function maskOwner(row: LineRow, now: number): Owner {
  const birth = readBirth(row);
  const isDead = isDeceased(row.is_dead === 1, birth, now);
  return {
    type: 'masked',
    initials: initialsOf(row.full_name),
    ageRange: isDead ? null : maskAgeBand(birth, now),
    isDead,
    city: row.city,
    state: row.state_code,
  };
}

/**
 * Those of these people who are shown here, adults only, by id; one query whatever their number. No row leaves the
 * origin: loadOwners builds what may be seen from them.
 */
export async function loadOwnerRows(
  db: SqlDatabase,
  personIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, LineRow>> {
  if (personIds.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT p.id, p.full_name, p.birth_year, p.birth_month, p.is_dead,
         l.city, l.state_code,
         EXISTS (SELECT 1 FROM residence r
           WHERE r.person_id = p.id AND r.place_id = p.current_place_id AND r.is_current = 1) AS is_current
       FROM json_each(?1) w CROSS JOIN person p ON p.id = w.value LEFT JOIN place l ON l.id = p.current_place_id
       WHERE ${adultSql('p', '?2')}`,
    )
    .bind(JSON.stringify(personIds), adultBornBy(now))
    .all<LineRow>();
  return new Map(results.map((row) => [row.id, row]));
}
