import { REMOVED_THINGS, type RemovedThing } from '../../../shared/contract/removal.ts';
import type { SqlDatabase } from '../env.ts';
import type { RemovalRequest } from './request-store.ts';

/** Whose other requests are told of: those of the mailbox of the request, or everybody's. */
export type ToldOf = 'mailbox' | 'everybody';

/**
 * What stays hidden although a request was taken back: what other requests hide of the same person, as far as this one
 * hid it, too. If they hide the page, that says it all. Nobody learns who asked, or on what ground. A receipt tells of
 * the requests of its own mailbox alone: anybody may ask for a removal and take it back, and would learn by it who was
 * removed by others, and who was never on record.
 */
export async function stillHidden(
  db: SqlDatabase,
  { reference, what, email }: Pick<RemovalRequest, 'reference' | 'what' | 'email'>,
  toldOf: ToldOf,
): Promise<RemovedThing[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT o.what FROM suppression s
         JOIN subject_record mine ON mine.subject_id = s.subject_id
         JOIN subject_record theirs ON theirs.person_id = mine.person_id
         JOIN suppression o ON o.subject_id = theirs.subject_id
       WHERE s.reference = ?1 AND o.reference <> ?1 AND o.ended_at IS NULL AND (?2 IS NULL
         OR EXISTS (SELECT 1 FROM removal_request r WHERE r.reference = o.reference AND r.email = ?2))`,
    )
    .bind(reference, toldOf === 'mailbox' ? email : null)
    .all<{ what: string }>();
  const hidden = new Set(results.map((row) => row.what));
  if (hidden.has('page')) return ['page'];
  return REMOVED_THINGS.filter((thing) => hidden.has(thing) && (what.includes('page') || what.includes(thing)));
}
