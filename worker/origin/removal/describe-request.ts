import type { RemovalReceipt, RemovalStatus } from '../../../shared/contract/removal.ts';
import type { SqlDatabase } from '../env.ts';
import type { RemovalRequest } from './request-store.ts';
import { stillHidden, type ToldOf } from './still-hidden.ts';

/** No copy of what was hidden outlives this, in milliseconds: kept pages, lists and what other isolates remember. */
const EVERYWHERE_MS = 60_000;

/** A request as everybody may see it who has its reference: without the person and the mailbox. Operators see it whole. */
export async function describeRequest(
  db: SqlDatabase,
  request: RemovalRequest,
  toldOf: ToldOf = 'mailbox',
): Promise<RemovalReceipt> {
  const { reference, what, requestedAt, confirmedAt, doneAt, undoneAt } = request;
  return {
    reference,
    status: statusOf(request),
    what: [...what],
    requestedAt,
    confirmedAt,
    doneAt,
    undoneAt,
    everywhereBy: doneAt === null ? null : doneAt + EVERYWHERE_MS,
    stillHidden: undoneAt === null ? [] : await stillHidden(db, request, toldOf),
  };
}

function statusOf({ confirmedAt, doneAt, undoneAt }: RemovalRequest): RemovalStatus {
  if (confirmedAt === null) return 'waiting';
  if (undoneAt !== null) return 'undone';
  return doneAt === null ? 'being done' : 'done';
}
