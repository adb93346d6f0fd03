import type { ListedRequest } from '../../../../shared/contract/privacy-request-operators.ts';
import type { RequestKind } from '../../../../shared/requests/request-kinds.ts';
import type { SqlDatabase } from '../../env.ts';
import { countCoveredOf } from '../covered/covered-store.ts';
import {
  describeReceipt,
  type PrivacyRequest,
  REQUEST_COLUMNS,
  type RequestRow,
  readRequest,
} from '../request-store.ts';

const LIST_MAX = 500;
const WHERE = {
  open: 'closed_at IS NULL AND is_whole = 1',
  closed: 'closed_at IS NOT NULL',
} as const;
/** First in, first out for each deadline; what is late stands first by itself. */
const ORDER = {
  open: 'COALESCE(soon_by, answer_by), asked_at, reference',
  closed: 'closed_at DESC, reference',
} as const;

/** Requests of one state, those of one kind if one is given. `now` is in milliseconds since 1970. */
export async function listRequests(
  db: SqlDatabase,
  state: keyof typeof WHERE,
  kind: RequestKind | null,
  now: number,
): Promise<ListedRequest[]> {
  const { results } = await db
    .prepare(
      `SELECT ${REQUEST_COLUMNS} FROM privacy_request
       WHERE ${WHERE[state]} AND (?1 IS NULL OR kind = ?1) ORDER BY ${ORDER[state]} LIMIT ${LIST_MAX}`,
    )
    .bind(kind)
    .all<RequestRow>();
  return listedRequests(db, results.map(readRequest), now);
}

/** Requests as lists have them; the rows of all of them are counted in one query. */
async function listedRequests(
  db: SqlDatabase,
  requests: readonly PrivacyRequest[],
  now: number,
): Promise<ListedRequest[]> {
  const lists = requests.filter(({ kind }) => kind === 'judicial').map(({ reference }) => reference);
  const rows = await countCoveredOf(db, lists);
  return requests.map((request) => listedRequest(request, rows.get(request.reference) ?? null, now));
}

/** A request as lists have it; `rows` of a judicial one. */
export function listedRequest(request: PrivacyRequest, rows: ListedRequest['rows'], now: number): ListedRequest {
  const { state, email, name, covered } = request;
  return {
    ...describeReceipt(request, rows, now),
    ...{ state, email, name: name === '' ? (covered?.name ?? '') : name },
    isLate: isLate(request, now),
  };
}

/** Whether a deadline of an open request is over. */
export function isLate(
  { closedAt, answerBy, soonBy, acknowledgeBy, acknowledgedAt }: PrivacyRequest,
  now: number,
): boolean {
  if (closedAt !== null) return false;
  const isUnacknowledged = acknowledgedAt === null && acknowledgeBy !== null && acknowledgeBy < now;
  return answerBy < now || isUnacknowledged || (soonBy !== null && soonBy < now);
}
