import type { RequestFile } from '../../../shared/contract/privacy-requests.ts';
import { fileTypeOf } from '../../../shared/requests/file-type.ts';
import { REQUEST_FILE_MAX } from '../../../shared/requests/request-limits.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanAfter } from '../../../shared/retention/span.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/** Characters of Base64 in a part: a value has a limit of 2 MB, and a batch is smaller in several. */
const PART_LENGTH = 600_000;

/** Whether a file is what it says it is, by its first bytes, and not too large. */
export function isTakenFile({ type, content }: RequestFile): boolean {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(content) || content.length % 4 !== 0) return false;
  const bytes = Buffer.from(content, 'base64');
  return bytes.byteLength <= REQUEST_FILE_MAX && fileTypeOf(bytes) === type;
}

/** Stores a permission or a proof beside its request. `now` is in milliseconds since 1970. */
export function fileStatements(
  db: SqlDatabase,
  reference: string,
  { type, content }: RequestFile,
  now: number,
): SqlStatement[] {
  const parts = Array.from({ length: Math.ceil(content.length / PART_LENGTH) }, (_, part) =>
    content.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH),
  );
  return parts.map((text, part) =>
    db
      .prepare(
        'INSERT INTO privacy_request_file (reference, part, type, content, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)',
      )
      .bind(reference, part, type, text, spanAfter(KEPT_FOR.privacyRequest, now)),
  );
}

/** The file of a request; null if it has none, or none anymore. */
export async function loadFile(db: SqlDatabase, reference: string): Promise<RequestFile | null> {
  const { results } = await db
    .prepare('SELECT type, content FROM privacy_request_file WHERE reference = ?1 ORDER BY part')
    .bind(reference)
    .all<RequestFile>();
  const [first] = results;
  return first === undefined ? null : { type: first.type, content: results.map(({ content }) => content).join('') };
}
