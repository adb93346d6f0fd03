import type { SqlDatabase } from '../env.ts';
import { changeRun, type Run } from './run-store.ts';
import type { ArchiveBytes } from './zip-archive.ts';

/** A multiple of three, so that no piece of base64 but the last is padded; a row of D1 holds two megabytes. */
const CHUNK_BYTES = 750_000;
/** The largest file that is taken: eight million identifiers. */
export const ARCHIVE_MAX = 400_000_000;

/**
 * Keeps what the platform sends, piece by piece as it comes, before any of it is read: it gives a batch out only once.
 *
 * @returns whether all of it is here; false if it is too large
 * @throws if the platform or the database breaks off
 */
export async function storeArchive(db: SqlDatabase, run: Run, body: ReadableStream<Uint8Array>): Promise<boolean> {
  await db.prepare('DELETE FROM drop_chunk WHERE run_id = ?1').bind(run.id).run();
  const insert = db.prepare('INSERT INTO drop_chunk (run_id, position, bytes) VALUES (?1, ?2, ?3)');
  let [position, size] = [0, 0];
  let pending: Buffer[] = [];
  let waiting = 0;
  const store = async (bytes: Buffer): Promise<void> => {
    await insert.bind(run.id, position, bytes.toString('base64')).run();
    position += 1;
  };
  for await (const part of body) {
    size += part.byteLength;
    if (size > ARCHIVE_MAX) return false;
    pending.push(Buffer.from(part));
    waiting += part.byteLength;
    if (waiting < CHUNK_BYTES) continue;
    let whole = Buffer.concat(pending);
    for (; whole.byteLength >= CHUNK_BYTES; whole = whole.subarray(CHUNK_BYTES))
      await store(whole.subarray(0, CHUNK_BYTES));
    pending = [whole];
    waiting = whole.byteLength;
  }
  if (waiting > 0) await store(Buffer.concat(pending));
  await changeRun(db, run, { state: 'reading', archive_bytes: size, failure: null, failures: 0 }).run();
  return true;
}

/** The bytes that were kept. The piece that was read last stays in memory. */
export function storedArchive(db: SqlDatabase, run: Run): ArchiveBytes {
  const size = run.archiveBytes ?? 0;
  const select = db.prepare('SELECT bytes FROM drop_chunk WHERE run_id = ?1 AND position = ?2');
  let [heldAt, held] = [-1, new Uint8Array()];
  const chunk = async (position: number): Promise<Uint8Array> => {
    if (position === heldAt) return held;
    const row = await select.bind(run.id, position).first<{ bytes: string }>();
    [heldAt, held] = [position, Buffer.from(row?.bytes ?? '', 'base64')];
    return held;
  };
  return {
    size,
    async read(from, length) {
      const end = Math.min(size, from + length);
      const parts: Uint8Array[] = [];
      for (let at = from; at < end; ) {
        const [position, offset] = [Math.floor(at / CHUNK_BYTES), at % CHUNK_BYTES];
        const part = (await chunk(position)).subarray(offset, offset + end - at);
        if (part.byteLength === 0) break;
        parts.push(part);
        at += part.byteLength;
      }
      return Buffer.concat(parts);
    },
  };
}
