import { appendFileSync, createReadStream, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ANSWERS_HEADER,
  csvRowsOf,
  givenStatement,
  listUnanswered,
} from '../../../worker/origin/delete-act/answer-store.ts';
import { doStep } from '../../../worker/origin/delete-act/do-step.ts';
import { refuseFile } from '../../../worker/origin/delete-act/item-store.ts';
import { answerFileName, REMOVED, readFileName } from '../../../worker/origin/delete-act/lists.ts';
import { nameProblem, readingOrder } from '../../../worker/origin/delete-act/read-archive.ts';
import { readList } from '../../../worker/origin/delete-act/read-list.ts';
import {
  beginRun,
  changeRun,
  fileStatement,
  listFiles,
  openRun,
  type Run,
  releaseRun,
} from '../../../worker/origin/delete-act/run-store.ts';
import type { OriginBindings } from '../../../worker/origin/env.ts';

type Databases = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/** What the names of files of answers end in; the platform takes it as a suffix. */
const SUFFIX = 'answers';

/** What became of a folder. */
export interface FolderOutcome {
  readonly deleted: number;
  readonly optedOut: number;
  readonly counts: readonly { readonly list: string; readonly status: number; readonly items: number }[];
  readonly problems: readonly { readonly name: string; readonly line: number; readonly problem: string }[];
  /** names of the files of answers, beside the lists */
  readonly answers: readonly string[];
}

/**
 * Carries out the lists of the Delete Act in a folder, as they were downloaded from the platform's portal and unpacked, and
 * writes files of answers beside them. A run that broke off goes on where it was. `now` is in milliseconds since 1970.
 *
 * @param brokerId refuses lists for others; null: takes any
 * @throws one sentence if the folder has no list, or another run is under way
 */
export async function carryOutFolder(
  env: Databases,
  folder: string,
  { brokerId, now }: { readonly brokerId: string | null; readonly now: number },
): Promise<FolderOutcome> {
  const db = env.ACCOUNTS;
  const names = readdirSync(folder)
    .filter((name) => name.toLowerCase().endsWith('.csv') && !name.endsWith(`_${SUFFIX}.csv`))
    .sort();
  if (names.length === 0)
    throw new Error(`${folder} has no list: unpack what the platform's portal gives out into it.`);
  await beginRun(db, 'folder', now);
  const run = await openRun(db);
  if (run === null || run.source !== 'folder')
    throw new Error('A run that takes lists from the platform is under way: it has to end first.');
  await releaseRun(db, run);
  if (run.state === 'reading') await readFolder(env, run, folder, names, { brokerId, now });
  const context = { env, settings: null, now, mayGoOn: () => true, fetchFn: fetch };
  while ((await openRun(db))?.state !== 'answering') await doStep(context);
  const answers = await writeAnswers(env, run, folder);
  await doStep(context);
  return { ...(await outcomeOf(env, run)), answers };
}

async function readFolder(
  env: Databases,
  run: Run,
  folder: string,
  names: readonly string[],
  { brokerId, now }: { readonly brokerId: string | null; readonly now: number },
): Promise<void> {
  const db = env.ACCOUNTS;
  for (const name of names) {
    const problem = nameProblem(name, brokerId);
    const list = problem === null ? (readFileName(name)?.list ?? null) : null;
    await db.batch([
      fileStatement(db, run, { name, list, isRead: false }),
      ...(problem === null ? [] : refuseFile(db, run, name, problem)),
    ]);
  }
  for (const file of readingOrder(await listFiles(db, run)))
    if (file.isRead === 0) await readList(env, run, file, createReadStream(join(folder, file.name)), { now });
  await db.batch([changeRun(db, run, { state: 'matching' })]);
}

async function writeAnswers({ ACCOUNTS: db }: Databases, run: Run, folder: string): Promise<string[]> {
  const written: string[] = [];
  for (const { id, name, list } of await listFiles(db, run)) {
    let answers = list === null || list === REMOVED ? [] : await listUnanswered(db, id, '');
    if (answers.length === 0) continue;
    const file = answerFileName(name, SUFFIX);
    writeFileSync(join(folder, file), ANSWERS_HEADER);
    for (; answers.length > 0; answers = await listUnanswered(db, id, answers.at(-1)?.id ?? ''))
      appendFileSync(join(folder, file), csvRowsOf(answers));
    await givenStatement(db, id).run();
    written.push(file);
  }
  return written;
}

async function outcomeOf({ ACCOUNTS: db }: Databases, { id }: Run): Promise<Omit<FolderOutcome, 'answers'>> {
  const rows = async <T>(sql: string) => (await db.prepare(sql).bind(id).all<T>()).results;
  const [people] = await rows<{ deleted: number; optedOut: number }>(
    'SELECT deleted, opted_out AS optedOut FROM drop_run WHERE id = ?1',
  );
  return {
    deleted: people?.deleted ?? 0,
    optedOut: people?.optedOut ?? 0,
    counts: await rows(
      'SELECT list, status, items FROM drop_count WHERE run_id = ?1 AND is_amendment = 0 ORDER BY list, status',
    ),
    problems: await rows(
      `SELECT f.name, p.line, p.problem FROM drop_problem p CROSS JOIN drop_file f ON f.id = p.file_id
       WHERE p.run_id = ?1 ORDER BY p.file_id, p.line`,
    ),
  };
}
