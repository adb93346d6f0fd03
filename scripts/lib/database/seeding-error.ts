import { dirname } from 'node:path';

/** SQLite result codes (https://www.sqlite.org/rescode.html): the low byte, since extended codes add to it. */
const SQLITE = { BUSY: 5, LOCKED: 6, READONLY: 8, CORRUPT: 11, FULL: 13, CANTOPEN: 14, NOTADB: 26 } as const;

/** Why the local databases could not be made, in one sentence for the user. */
export class SeedingError extends Error {
  override readonly name = 'SeedingError';
}

/** The error for a damaged database file. */
export function damaged(file: string, cause?: unknown): SeedingError {
  return new SeedingError(
    `The local database ${file} is damaged: delete ${dirname(file)} and start again, which makes it anew.`,
    { cause },
  );
}

/**
 * The sentence for problems a user can fix: a full disk, a lock, a damaged file, missing permissions. Other errors stay
 * as they are.
 */
export function explainSeeding(error: unknown, file: string): unknown {
  if (error instanceof SeedingError || !(error instanceof Error)) return error;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  const result = typeof errcode === 'number' ? errcode & 0xff : null;
  if (code === 'ENOSPC' || result === SQLITE.FULL) {
    return new SeedingError(
      `The disk is full: make room where ${file} is, and where temporary files go, and start again.`,
      { cause: error },
    );
  }
  if (result === SQLITE.BUSY || result === SQLITE.LOCKED) {
    return new SeedingError(
      `The local database ${file} is in use: stop the other npm start, npm run dev or npm run seed and try again.`,
      { cause: error },
    );
  }
  if (isDamaged(error)) return damaged(file, error);
  const isDenied = code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
  if (isDenied || result === SQLITE.READONLY || result === SQLITE.CANTOPEN) {
    return new SeedingError(`The local database ${file} cannot be written: check the rights of its folder.`, {
      cause: error,
    });
  }
  return error;
}

/** SQLite's codes for a damaged file. */
export function isDamaged(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  const result = typeof errcode === 'number' ? errcode & 0xff : null;
  return result === SQLITE.CORRUPT || result === SQLITE.NOTADB;
}
