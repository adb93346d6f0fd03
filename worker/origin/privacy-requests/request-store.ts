import type { Covered, RequestReceipt } from '../../../shared/contract/privacy-requests.ts';
import { dueDatesOf } from '../../../shared/requests/due-dates.ts';
import { needsMailbox, type RequestKind, type RequestOutcome } from '../../../shared/requests/request-kinds.ts';
import type { ExportFormat, ExtensionReason, RefusalReason } from '../../../shared/requests/request-steps.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

/** How long the link works that confirms a mailbox, in milliseconds. */
export const LINK_MS = spanMs(KEPT_FOR.requestLink);

/** Who asks for somebody else. */
export interface RequestAgent {
  readonly name: string;
  readonly address: string;
  readonly personAddress: string;
}

/** What that person signed. */
export interface RequestPermission {
  readonly text: string;
  readonly signature: string;
  /** YYYY-MM-DD */
  readonly signedOn: string;
}

/** What somebody asks. */
export interface NewRequest {
  readonly reference: string;
  readonly kind: RequestKind;
  /** of residence: 'CA'; '' for none of ours */
  readonly state: string;
  /** lower case */
  readonly email: string;
  /** whom it is about */
  readonly name: string;
  readonly details: string;
  /** records that were named by links */
  readonly people: readonly string[];
  readonly agent: RequestAgent | null;
  readonly permission: RequestPermission | null;
  readonly covered: Covered | null;
}

/** A request as it is logged. Times are milliseconds since 1970; null: not yet, or not for its kind. */
export interface PrivacyRequest extends NewRequest {
  readonly tokenExpiresAt: number | null;
  readonly askedAt: number;
  readonly verifiedAt: number | null;
  readonly acknowledgeBy: number | null;
  readonly answerBy: number;
  readonly soonBy: number | null;
  readonly acknowledgedAt: number | null;
  readonly extendedAt: number | null;
  readonly extensionReason: ExtensionReason | null;
  readonly carriedAt: number | null;
  /** whose data may be handed out; null: not decided */
  readonly shownPeople: readonly string[] | null;
  readonly outcome: RequestOutcome | null;
  readonly refusalReason: RefusalReason | null;
  readonly closedAt: number | null;
  readonly exportExpiresAt: number | null;
  readonly exportTaken: readonly ExportFormat[];
}

export const REQUEST_COLUMNS = `reference, kind, state, email, name, details, people, agent, permission, covered,
  token_expires_at AS tokenExpiresAt, asked_at AS askedAt, verified_at AS verifiedAt, acknowledge_by AS acknowledgeBy,
  answer_by AS answerBy, soon_by AS soonBy, acknowledged_at AS acknowledgedAt, extended_at AS extendedAt,
  extension_reason AS extensionReason, carried_at AS carriedAt, shown_people AS shownPeople, outcome,
  refusal_reason AS refusalReason, closed_at AS closedAt, export_expires_at AS exportExpiresAt,
  export_taken AS exportTaken`;

const JSON_COLUMNS = ['people', 'agent', 'permission', 'covered', 'shownPeople', 'exportTaken'] as const;
export type RequestRow = Omit<PrivacyRequest, (typeof JSON_COLUMNS)[number]> & {
  readonly [K in (typeof JSON_COLUMNS)[number]]: string | null;
};

export function readRequest(row: RequestRow): PrivacyRequest {
  const parsed = JSON_COLUMNS.map((column) => [column, row[column] === null ? null : JSON.parse(row[column])]);
  const request = { ...row, ...(Object.fromEntries(parsed) as Pick<PrivacyRequest, (typeof JSON_COLUMNS)[number]>) };
  return { ...request, exportTaken: request.exportTaken ?? [] };
}

/**
 * Writes a request, whose clocks begin now. `tokenHash` is that of the link that confirms the mailbox; `isWhole`: not a
 * list whose rows are still to come, whose token adds them. `now` is in milliseconds since 1970.
 */
export function insertRequestStatement(
  db: SqlDatabase,
  request: NewRequest,
  { tokenHash, isWhole }: { readonly tokenHash: string; readonly isWhole: boolean },
  now: number,
): SqlStatement {
  const { reference, kind, state, email, name, details, people, agent, permission, covered } = request;
  const { acknowledgeBy, answerBy, soonBy } = dueDatesOf(kind, now);
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  return db
    .prepare(
      `INSERT INTO privacy_request (reference, kind, state, email, name, details, people, agent, permission, covered,
         token_hash, token_expires_at, asked_at, is_whole, acknowledge_by, answer_by, soon_by)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      ...[reference, kind, state, email, name, details, JSON.stringify(people)],
      ...[json(agent), json(permission), json(covered)],
      ...[tokenHash, now + LINK_MS, now, isWhole ? 1 : 0, acknowledgeBy, answerBy, soonBy],
    );
}

/** A complete list: its clocks begin now, and its token is from now on the one that confirms the mailbox. */
export function completeStatement(
  db: SqlDatabase,
  reference: string,
  { before, after }: { readonly before: string; readonly after: string },
  now: number,
): SqlStatement {
  const { answerBy, soonBy } = dueDatesOf('judicial', now);
  return db
    .prepare(
      `UPDATE privacy_request SET is_whole = 1, token_hash = ?3, token_expires_at = ?4, asked_at = ?5, answer_by = ?6,
         soon_by = ?7
       WHERE reference = ?1 AND token_hash = ?2 AND is_whole = 0`,
    )
    .bind(reference, before, after, now + LINK_MS, now, answerBy, soonBy);
}

const WHERE = {
  reference: 'reference = ?1 AND is_whole = 1',
  token: 'token_hash = ?1 AND is_whole = 1',
  listToken: 'token_hash = ?1 AND is_whole = 0',
  exportToken: 'export_token_hash = ?1',
} as const;

/** The request of a reference or of the hash of a link's token, which may be over; null for any other. */
export async function findPrivacyRequest(
  db: SqlDatabase,
  by: keyof typeof WHERE,
  value: string,
): Promise<PrivacyRequest | null> {
  const row = await db
    .prepare(`SELECT ${REQUEST_COLUMNS} FROM privacy_request WHERE ${WHERE[by]}`)
    .bind(value)
    .first<RequestRow>();
  return row === null ? null : readRequest(row);
}

/** A step that is taken once. */
type OnceTaken = 'acknowledged_at' | 'extended_at';

/** Holds while a request is open and, if a step is named, that one is not taken. */
export function isOpen(reference: string, step?: OnceTaken): SqlCondition {
  return {
    sql: `EXISTS (SELECT 1 FROM privacy_request WHERE reference = ? AND ${openWithout(step)})`,
    values: [reference],
  };
}

function openWithout(step: OnceTaken | undefined): string {
  const open = 'closed_at IS NULL AND is_whole = 1';
  return step === undefined ? open : `${open} AND ${step} IS NULL`;
}

/** Columns of an open request that a step sets; `undefined` leaves them. */
export interface RequestStep {
  readonly verified_at?: number;
  readonly acknowledged_at?: number;
  readonly extended_at?: number;
  readonly extension_reason?: ExtensionReason;
  readonly answer_by?: number;
  readonly carried_at?: number;
  readonly shown_people?: string;
  readonly outcome?: RequestOutcome;
  readonly refusal_reason?: RefusalReason;
  readonly closed_at?: number;
  readonly export_token_hash?: string;
  readonly export_expires_at?: number;
}

/**
 * Takes a step of an open request; it changes no row of one that is closed, or that has taken the step `once`. Last in a
 * batch whose mails ask {@link isOpen}.
 */
export function stepStatement(db: SqlDatabase, reference: string, step: RequestStep, once?: OnceTaken): SqlStatement {
  const columns = Object.entries(step).filter(([, value]) => value !== undefined);
  const sets = columns.map(([column]) => `${column} = ?`).join(', ');
  return db
    .prepare(`UPDATE privacy_request SET ${sets} WHERE reference = ? AND ${openWithout(once)}`)
    .bind(...columns.map(([, value]) => value as string | number), reference);
}

/** What the end of a request does besides: a permission or a proof is deleted soon after. */
export function closeFileStatement(db: SqlDatabase, reference: string, now: number): SqlStatement {
  return db
    .prepare('UPDATE privacy_request_file SET expires_at = min(expires_at, ?2) WHERE reference = ?1')
    .bind(reference, now + spanMs(KEPT_FOR.closedRequestFile));
}

/** A request as its reference shows it; `rows` of a judicial one. */
export function describeReceipt(request: PrivacyRequest, rows: RequestReceipt['rows'], now: number): RequestReceipt {
  const { reference, kind, agent, covered, askedAt, tokenExpiresAt, verifiedAt, extendedAt, closedAt } = request;
  const { acknowledgeBy, acknowledgedAt, answerBy, soonBy, extensionReason, outcome, refusalReason } = request;
  const waitsForMailbox = verifiedAt === null && closedAt === null && needsMailbox(kind);
  const open = extendedAt === null ? 'open' : 'extended';
  return {
    reference,
    kind,
    isAgent: agent !== null || covered?.role === 'agent',
    status: closedAt !== null ? 'closed' : waitsForMailbox ? 'unconfirmed' : open,
    askedAt,
    confirmBy: verifiedAt === null && closedAt === null && (tokenExpiresAt ?? 0) > now ? tokenExpiresAt : null,
    verifiedAt,
    acknowledgeBy,
    acknowledgedAt,
    answerBy,
    soonBy,
    extensionReason,
    outcome,
    refusalReason,
    closedAt,
    rows,
  };
}
