import type { SqlStatement } from '../env.ts';
import { storedArchive } from './archive-store.ts';
import { fileProblem, refuseFile } from './item-store.ts';
import { REMOVED, readFileName } from './lists.ts';
import { readList } from './read-list.ts';
import type { Problem } from './read-row.ts';
import { changeRun, failRun, fileStatement, listFiles, type Run, type RunFile } from './run-store.ts';
import { endStep, type Step } from './step.ts';
import { type ArchiveEntry, ArchiveError, readDirectory, unpack } from './zip-archive.ts';

const FAULTS = {
  damaged: 'damaged',
  'too large': 'too-large',
  'too many files': 'too-many-files',
  method: 'method',
} as const;

/** Reads the lists in what the platform sent, one after the other. A list that cannot be read does not hold up the others. */
export const readArchive: Step = async (context, run) => {
  const { env, now, mayGoOn } = context;
  const db = env.ACCOUNTS;
  const archive = storedArchive(db, run);
  let entries: ArchiveEntry[];
  try {
    entries = await readDirectory(archive);
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return endStep(context, failRun(db, run, FAULTS[error.fault], now), 'waits');
  }
  let files = await listFiles(db, run);
  if (files.length === 0 && entries.length > 0) {
    await db.batch(announce(context.settings?.brokerId ?? null, db, run, entries));
    files = await listFiles(db, run);
  }
  for (const file of readingOrder(files)) {
    const entry = entries.find(({ name }) => name === file.name);
    if (file.isRead === 1 || entry === undefined) continue;
    try {
      if (!(await readList(env, run, file, unpack(archive, entry), { now, mayGoOn }))) return 'more';
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      await db.batch(refuseFile(db, run, file.name, FAULTS[error.fault]));
    }
  }
  const date = files.map(({ name }) => readFileName(name)?.date).find((one) => one !== undefined);
  return endStep(
    context,
    [
      changeRun(db, run, { state: 'matching', ...(date === undefined ? {} : { archive_date: date }) }),
      db.prepare('DELETE FROM drop_chunk WHERE run_id = ?1').bind(run.id),
    ],
    'more',
  );
};

/** Whoever withdrew is let go before anybody is looked for. */
export function readingOrder(files: readonly RunFile[]): RunFile[] {
  return [...files].sort((one, other) => Number(other.list === REMOVED) - Number(one.list === REMOVED));
}

function announce(
  brokerId: string | null,
  db: Parameters<typeof fileStatement>[0],
  run: Run,
  entries: readonly ArchiveEntry[],
): SqlStatement[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    // The first one of a name counts.
    if (seen.has(entry.name)) return [fileProblem(db, run, entry.name, 'twice')];
    seen.add(entry.name);
    const problem = problemOf(entry, brokerId);
    const list = problem === null ? (readFileName(entry.name)?.list ?? null) : null;
    return [
      fileStatement(db, run, { name: entry.name, list, isRead: false }),
      ...(problem === null ? [] : refuseFile(db, run, entry.name, problem)),
    ];
  });
}

/** Why a file is not read at all; null if it is. */
function problemOf(entry: ArchiveEntry, brokerId: string | null): Problem | null {
  if (entry.isEncrypted) return 'encrypted';
  return nameProblem(entry.name, brokerId);
}

/** What is wrong with a file's name: a path, none of the platform's, or another broker's. */
export function nameProblem(name: string, brokerId: string | null): Problem | null {
  if (/[/\\]/.test(name) || name.includes('..')) return 'path';
  const read = readFileName(name);
  if (read === null) return 'name';
  return brokerId !== null && read.broker !== brokerId ? 'broker' : null;
}
